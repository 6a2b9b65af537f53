import { respell } from '@/lib/reading/words';
import { countryOf } from '../spelling/country';
import { loadSpeller } from '../spelling/spell';
import { textOf } from './blocks';
import { readSource } from './read-source';
import { wordCounts } from './write-text';

/**
 * The paragraphs of a book, as they are and in today's spelling, without header and licence.
 *
 * @param file of Project Gutenberg, .html or .txt, .gz or not
 * @throws {Error} saying why it is not the file of a book
 */
export async function readBook(file: string): Promise<{ old: string[]; now: string[] }> {
  const { facts, blocks } = readSource(file);
  const old = blocks.map(textOf);
  const speller = await loadSpeller(countryOf(facts.authors.map(({ name }) => name)));
  const { changes } = speller(wordCounts([{ name: '', blocks }]));
  return { old, now: old.map((paragraph) => respell(paragraph, changes)) };
}
