'use client';

import useSWR from 'swr';

interface Book {
  id: number;
  title: string;
  authors: { name: string }[];
  formats: Record<string, string>;
}

const FIRST_PAGE = `${process.env.NEXT_PUBLIC_CATALOGUE_URL ?? 'https://gutendex.com'}/books/?page=1`;

async function fetchBooks(url: string): Promise<Book[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return ((await response.json()) as { results: Book[] }).results;
}

export default function CataloguePage() {
  const { data: books, error } = useSWR<Book[], Error>(FIRST_PAGE, fetchBooks);
  return (
    <main>
      <h1>Livros</h1>
      {error ? <p>Erro: {error.message}</p> : !books && <p>Carregando livros…</p>}
      <ul>
        {books?.map(({ id, title, authors, formats }) => (
          <li key={id}>
            <article>
              <img src={formats['image/jpeg']} alt="" width={120} height={180} loading="lazy" />
              <h2>
                <a href={`/book/${id}/`}>{title}</a>
              </h2>
              <p>{authors.map(({ name }) => name).join(', ')}</p>
            </article>
          </li>
        ))}
      </ul>
    </main>
  );
}
