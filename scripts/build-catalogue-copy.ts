// Makes the copy of the catalogue that travels with the site, and the index of Portuguese titles.
//
//   npm run catalogue:copy -- FILE [--date DAY] [--force]
//
// FILE is Project Gutenberg's rdf-files.tar (.bz2 or not), or records in the service's shape (a JSON
// array or an object a line, .gz or not); `-` is standard input. DAY is that of the data, else that
// of the newest entry of the tar, or of the file. Exits 1, and leaves all as it was, for a bad file,
// and without --force for one of less than nine tenths of the books of the present copy.
import { COPY_FOLDER, buildCopy } from './catalogue-copy/run';
import { DEFAULT_DESTINATION } from './title-index/run';

void buildCopy(process.argv.slice(2), { folder: COPY_FOLDER, titles: DEFAULT_DESTINATION }).then(
  (code) => (process.exitCode = code),
);
