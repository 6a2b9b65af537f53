import type { TitleData } from '@/lib/search/title-data';
import { TitleIndex } from '@/lib/search/title-index';

/** Real records, one or two for each case that the search distinguishes. */
const BOOKS: readonly (readonly [number, string, ...string[]])[] = [
  [3333, 'Os Lusíadas', 'Camões, Luís de'],
  [54829, 'Memorias Posthumas de Braz Cubas', 'Machado de Assis'],
  [55752, 'Dom Casmurro', 'Machado de Assis'],
  [55682, 'Quincas Borba', 'Machado de Assis'],
  [67162, 'Helena', 'Machado de Assis'],
  [67780, 'Yayá Garcia', 'Machado de Assis'],
  [42942, 'O Primo Bazilio: Episodio Domestico', 'Queirós, Eça de'],
  [40409, 'Os Maias: episodios da vida romantica', 'Queirós, Eça de'],
  [31971, 'O crime do padre Amaro, scenas da vida devota', 'Queirós, Eça de'],
  [20574, 'O Mysterio da Estrada de Cintra', 'Ortigão, Ramalho', 'Queirós, Eça de'],
  [31347, 'Contos', 'Queirós, Eça de'],
  [70819, 'Contos', 'Almeida, Fialho de'],
  [24533, 'O Infante D. Henrique', 'Eça, Vicente de Almeida de'],
  [67535, 'Triste Fim de Polycarpo Quaresma', 'Barreto, Lima'],
  [23590, 'Alexandre Herculano', 'Cordeiro, Manoel Caldas'],
  [45966, 'Eurico, o presbytero', 'Herculano, Alexandre'],
  [22742, 'A Harpa do Crente\nTentativas poeticas', 'Herculano, Alexandre'],
  [9654, 'Lendas e Narrativas (Tomo I)', 'Herculano, Alexandre'],
  [17005, 'Lendas e Narrativas (Tomo II)', 'Herculano, Alexandre'],
  [21855, 'A Fome de Camões', 'Leal, António Duarte Gomes'],
  [24514, 'Luiz de Camões: notas biograficas', 'Castelo Branco, Camilo'],
  [17927, "A Queda d'um Anjo: Romance", 'Castelo Branco, Camilo'],
  [17591, 'Frei Luiz de Sousa', 'Almeida Garrett, João Batista da Silva Leitão de, Visconde de'],
  [28341, 'Da terra à lua, viagem directa em 97 horas', 'Verne, Jules'],
  [18026, 'Chronica de el-rei D. Affonso Henriques', 'Galvão, Duarte'],
  [41293, 'Principios e questões de philosophia politica', 'Cândido, António'],
  [35982, 'A ultima ceia do Doutor Fausto', 'Pimentel, Alberto'],
  [18528, 'Carta de hum cidadam de Genova', 'Anonymous'],
  [28399, 'Four Plays of Gil Vicente', 'Vicente, Gil'],
];

const authors = [...new Set(BOOKS.flatMap(([, , ...names]) => names))];

const KNOWN_AUTHORS = [
  'Austen, Jane',
  'Homer',
  'Cervantes Saavedra, Miguel de',
  'Stoker, Bram',
  'Dostoyevsky, Fyodor',
];
const MACHADO = authors.indexOf('Machado de Assis');
const known = (place: number) => authors.length + place;

export const titles: TitleData = {
  version: 2,
  authors: [...authors, ...KNOWN_AUTHORS],
  ids: BOOKS.map(([id]) => id),
  titles: BOOKS.map(([, title]) => title),
  authorsOf: BOOKS.map(([, , ...names]) => names.map((name) => authors.indexOf(name))),
  mixed: [28399],
  today: { 54829: 'Memórias Póstumas de Brás Cubas' },
  knownBooks: [
    [1342, 'en', 'Pride and Prejudice', [known(0)]],
    [1727, 'en', 'The Odyssey', [known(1)]],
    [996, 'en', 'Don Quixote', [known(2)]],
    [2000, 'es', 'Don Quijote', [known(2)]],
    [345, 'en', 'Dracula', [known(3)]],
    [57001, 'pt', 'Papeis Avulsos', [MACHADO]],
    [2554, 'en', 'Crime and Punishment', [known(4)]],
    [55752, 'pt', 'Dom Casmurro', [MACHADO]],
  ],
  knownNames: [
    ['Orgulho e Preconceito', 0],
    ['Odisseia', 1],
    ['Dom Quixote', 2, 3],
    ['Drácula', 4],
    ['O Alienista', 5],
    ['Crime e Castigo', 6],
    ['Capitu e Dom Casmurro', 7],
  ],
  authorNames: { [known(1)]: 'Homero' },
};

export const index = new TitleIndex(titles);

/** The ids of the books found, the likeliest first. */
export const find = (query: string, limit?: number): number[] =>
  index.search(query, limit).map(({ id }) => id);
