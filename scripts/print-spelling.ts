// `npm run texts:spelling -- FILE`: prints the text of a book in today's spelling, a paragraph a line.
// FILE is as Project Gutenberg has it: .html or .txt, .gz or not.
import { readBook } from './texts/read-book';
import { run } from './support/run';

run(async () => {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length > 0) throw new Error('usage: npm run texts:spelling -- FILE');
  const { now } = await readBook(file);
  process.stdout.write(`${now.join('\n')}\n`);
});
