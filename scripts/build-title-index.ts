// Builds the index of Portuguese titles that the search suggests from.
//
//   npm run catalogue:index -- [FILE]
//
// FILE is Project Gutenberg's pg_catalog.csv, or books as JSON in Gutendex's form, .gz or not; by
// default the embedded catalogue. Exits 1, and leaves the index as it was, when the file is bad.
import { run } from './title-index/run';

process.exitCode = run(process.argv.slice(2));
