// How well the index of titles finds what people mean, and how fast.
//
//   npm run bench:search -- [--queries FILE.json] [--catalogue FILE.csv]
//
// The questions are those of FILE.json, by default the project's two files: an array of
// {"q": "iracema", "id": [67740]}. Any of the ids is right; with null nothing may be found.
//
// They are asked of the catalogue FILE.csv, in the form that catalogue:index reads. Without one, of
// the books of fake-gutendex/ and the table of titles known by another name; the project's own
// questions of every Portuguese book of Project Gutenberg, if that file is there.
//
// A question of FILE.json about a book that is not there has failed, unless --catalogue is given:
// then, as with the project's own questions, it is left out.
//
// Exits 1 when for one of the files under 95 % of the books are in the first three, over 1 % of the
// questions with null find anything, or the median lookup takes 10 ms.
import { run } from './search-bench/run';

process.exitCode = run(process.argv.slice(2));
