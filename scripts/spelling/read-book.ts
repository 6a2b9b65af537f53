import { respell } from '@/lib/reading/words';
import { textOf } from '../texts/blocks';
import { readSource } from '../texts/read-source';
import { wordCounts } from '../texts/write-text';
import { countryOf, loadSpeller } from './spell';

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
