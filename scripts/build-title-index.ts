// `npm run catalogue:index -- [FILE]`: builds the index of Portuguese titles for the search's suggestions.
// FILE is Project Gutenberg's pg_catalog.csv, or books as JSON in Gutendex's form, .gz or not; by
// default the books of fake-gutendex/. Exits 1, and leaves the index as it was, for a bad file.
import { buildTitleIndex } from './title-index/run';

process.exitCode = buildTitleIndex(process.argv.slice(2));
