// How well the index of titles finds what people mean, and how fast.
//
//   npm run bench:search -- [--queries FILE.json] [--catalogue FILE.csv]
//
// FILE.json is an array of {"q": "iracema", "id": [67740]}: any of the ids is right; null means that
// nothing may be found. FILE.csv is a catalogue as for catalogue:index; by default every Portuguese
// book of Project Gutenberg if the file is there, else those of fake-gutendex/. Exits 1 when under
// 95 % are in the first three, over 1 % of the foreign queries find anything, or the median lookup
// takes 10 ms.
import { run } from './search-bench/run';

process.exitCode = run(process.argv.slice(2));
