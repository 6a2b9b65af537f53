import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../support/server';
import { advanceTime } from '../support/time';
import { serviceFails } from './faults';
import { found } from './waiting';
import { open, titles, withCopy } from './with-copy';

// In a file of its own: what a page has read of a copy it keeps.
withCopy();

describe.each([
  ['is not there', () => new HttpResponse('Not found', { status: 404 })],
  ['does not come', () => HttpResponse.error()],
  ['is a page of HTML', () => new HttpResponse('<!doctype html><title>Wi-Fi</title>')],
])('when the copy %s there is only the error, as ever', (_, copy) => {
  test.each([
    ['/', 'Erro: HTTP 500 - não deu'],
    ['/?q=um', 'Erro: HTTP 500 - não deu'],
    ['/book/84/', 'Erro ao carregar: HTTP 500'],
  ])('%s', async (at, message) => {
    server.use(http.get('http://localhost/copy/*', copy));
    serviceFails(() => new HttpResponse('não deu', { status: 500 }));
    await open(at);
    await advanceTime(600);
    const alert = await found(() => screen.queryByRole('alert'));
    expect(alert).toHaveTextContent(new RegExp(`^${message}Tentar de novo$`));
    expect(titles().filter((title) => title !== 'Livro')).toEqual([]);
    expect(screen.queryByText(/cópia/)).not.toBeInTheDocument();
  });
});
