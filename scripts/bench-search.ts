// How well the index of titles finds what people mean, and how fast.
//
//   npm run bench:search -- [--queries FILE.json] [--catalogue FILE.csv]
//
// FILE.json is an array of {"q": "iracema", "id": [67740]}: any of the ids is right; null means that
// nothing may be found; by default the two files of the project. FILE.csv is a catalogue as for
// catalogue:index; by default the books of fake-gutendex/ and the table of titles known by another
// name, and for the project's own questions every Portuguese book of Project Gutenberg if the file is
// there. Questions of FILE.json about books that are in neither count as failed; with a catalogue, and
// the project's own, they are left out. Exits 1 when for one of the files under 95 % are in the first
// three, over 1 % of the foreign queries find anything, or the median lookup takes 10 ms.
import { run } from './search-bench/run';

process.exitCode = run(process.argv.slice(2));
