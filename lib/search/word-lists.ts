/** The words of a list, in lower case and without accents. */
const set = (words: string) => new Set(words.split(' '));

/** Words that are ignored, in old spellings too (`hum`). */
export const STOP_WORDS = set(
  'a o as os ao aos um uma uns umas hum huma huns humas e he de do da dos das dum duma em no na ' +
    'nos nas num numa por pelo pela pelos pelas para pra com que se ou',
);

/** Forms of address and words for books: they add to the score, and may be missing from a book. */
export const OPTIONAL_WORDS = set(
  'dom frei padre irmao irmaos visconde conde barao senhor senhora sao doutor ' +
    'volume tomo parte numero livro livros obra obras autor autora romance',
);

/** Abbreviations. `D.` is Dom or Dona, so these three are one word. */
export const SHORT_FORMS = new Map(
  Object.entries({
    d: 'dom',
    dona: 'dom',
    fr: 'frei',
    p: 'padre',
    s: 'sao',
    sr: 'senhor',
    snr: 'senhor',
    sra: 'senhora',
    snra: 'senhora',
    dr: 'doutor',
    vol: 'volume',
    n: 'numero',
  }),
);

/** Function words of other languages: they match only themselves. */
export const FOREIGN_WORDS = set(
  'the of and to in on for my his her with from der die den und ein eine von zu ' +
    'le la les des du et un une au il lo gli di del della i el los las y con',
);
