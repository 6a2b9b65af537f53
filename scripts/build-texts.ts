// Makes the texts that can be read on the site, of Project Gutenberg's files (docs/decisions/0018-texts.md).
//
//   npm run texts -- FOLDER              of the files in a folder: pgN-images.html, N-h.htm, N.html, N.txt, .gz or not
//   npm run texts -- --fetch NUMBER...   of books that it fetches from a mirror, one each two seconds
//   npm run texts -- --wanted            prints the files of all Portuguese books on a mirror, for rsync
import { buildTexts } from './texts/run';

void buildTexts(process.argv.slice(2)).then((code) => (process.exitCode = code));
