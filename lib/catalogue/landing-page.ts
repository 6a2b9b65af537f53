/**
 * The address of a book's page at Project Gutenberg. Its policies ask for links to this page and
 * forbid those to files, which its servers turn back.
 */
export const landingPage = (id: number): string => `https://www.gutenberg.org/ebooks/${id}`;
