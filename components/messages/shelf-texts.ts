import type { ShelfKey } from '@/lib/shelves/shelves';

export interface ShelfTexts {
  title: string;
  /** A sentence: why these books. */
  why: string;
}

export const SHELF_TEXTS: Readonly<Record<ShelfKey, ShelfTexts>> = {
  vestibular: {
    title: 'Leituras da escola e do vestibular',
    why: 'Os livros que mais voltam às listas da escola e do vestibular, no Brasil e em Portugal.',
  },
  contos: {
    title: 'Contos de uma noite',
    why: 'Histórias curtas, para começar depois do jantar e terminar antes de dormir.',
  },
  poesia: {
    title: 'Poesia',
    why: 'Dos sonetos de Camões aos de Florbela: versos para ler em voz alta.',
  },
  teatro: {
    title: 'Teatro',
    why: 'De Gil Vicente a Shakespeare em português: peças curtas e longas, para ler como quem assiste.',
  },
  viagens: {
    title: 'Viagens e descobertas',
    why: 'Caravelas, sertões e voos à Lua: relatos de quem foi e aventuras de quem imaginou ir.',
  },
  criancas: {
    title: 'Para crianças',
    why: 'Contos de fadas, fábulas e aventuras para ler junto, ou para reler como antigamente.',
  },
  portugal: {
    title: 'Portugal',
    why: 'Lisboa, o Douro, as serras: os romances e as histórias por onde se começa a conhecer Portugal.',
  },
  brasil: {
    title: 'Brasil',
    why: 'De Machado a Lima Barreto: os clássicos de casa, para quem quer começar ou voltar.',
  },
  autoras: {
    title: 'Autoras',
    why: 'Florbela, Júlia Lopes de Almeida e outras: o que escreveram quando poucas publicavam.',
  },
  misterio: {
    title: 'Mistério e imaginação',
    why: 'Crimes na estrada, fantasmas, máquinas voadoras: para ler com a luz acesa.',
  },
};
