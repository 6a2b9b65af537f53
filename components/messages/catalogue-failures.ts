import type { CatalogueError } from '@/lib/catalogue/failures';

/** Said of a service that has not answered yet. */
export const SLOW_TEXT = 'O catálogo está demorando…';

export const NO_ANSWER = 'O catálogo não respondeu.';
export const OFFLINE = 'Você está sem internet.';

const FAILURES: Partial<Record<CatalogueError['kind'], string>> = {
  offline: OFFLINE,
  network: NO_ANSWER,
  invalid: 'O catálogo respondeu algo que não entendemos.',
  'not-found': 'Livro não encontrado',
};

/** What is said of a failure of the catalogue: SPEC.md section 8 has words for those of HTTP, and ours follow where the answer has none. */
export const failureText = ({ kind, message }: CatalogueError): string =>
  FAILURES[kind] ?? message.replace(/ - $/, '$&o catálogo não pôde responder.');
