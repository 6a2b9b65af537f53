/** What an exported file says it is; `version` counts up when its shape changes. */
export const FILE_FORMAT = 'bookshelfs';
export const FILE_VERSION = 1;

/** The longest file that is read, in characters: local storage itself holds about half of it. */
export const MAX_FILE_LENGTH = 10 * 1024 * 1024;

/** What is wrong with a file as a whole, for people. */
export const FILE_PROBLEMS = {
  'too-large': 'O arquivo é grande demais para ser um backup do BookShelfs.',
  'not-json': 'O arquivo não pôde ser lido: não é um JSON válido, ou está incompleto.',
  'wrong-format': 'O arquivo não é um backup do BookShelfs.',
  'newer-version':
    'O arquivo foi feito por uma versão mais nova do BookShelfs. Atualize esta página e tente de novo.',
  empty: 'O arquivo não tem nenhuma conta ou empréstimo.',
  unreadable: 'Nenhuma conta ou empréstimo do arquivo pôde ser lido: os dados estão danificados.',
} as const;

export type FileProblem = keyof typeof FILE_PROBLEMS;
