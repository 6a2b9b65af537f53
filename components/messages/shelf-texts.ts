import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import { shelfLabel, type ShelfKey } from '@/lib/shelves/shelves';

/** Why these books, in a sentence. */
const WHY: Readonly<Record<ShelfKey, string>> = {
  vestibular: 'Os livros que mais voltam às listas, que mudam a cada ano: confira a sua.',
  contos: 'Histórias curtas, para começar depois do jantar e terminar antes de dormir.',
  poesia: 'De Camões a Florbela: versos para ler em voz alta.',
  teatro:
    'De Gil Vicente a Shakespeare em português: peças curtas e longas, para ler como quem assiste.',
  viagens: 'Caravelas, sertões e voos à Lua: relatos de quem foi e aventuras de quem imaginou ir.',
  criancas: 'Contos de fadas, fábulas e aventuras para ler junto, ou para reler como antigamente.',
  portugal:
    'Lisboa, o Porto, as serras: os romances e as histórias por onde se começa a conhecer Portugal.',
  brasil: 'De Machado a Lima Barreto: os clássicos de casa, para quem quer começar ou voltar.',
  autoras: 'Florbela, Júlia Lopes de Almeida e outras: o que escreveram quando poucas publicavam.',
  misterio: 'Crimes na estrada, fantasmas, um anel misterioso: para ler com a luz acesa.',
};

/** What is said of a shelf. */
export const shelfTexts = (key: ShelfKey) => ({ title: shelfLabel(key), why: WHY[key] });

/** A shelf with what is said of it, and the numbers of its books. */
export const shelfOf = (key: ShelfKey) => ({ ...shelfTexts(key), ids: SHELF_BOOKS[key] });
