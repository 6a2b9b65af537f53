import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import ErrorPage from '@/app/error';
import GlobalError from '@/app/global-error';
import { renderScreen } from '../support/render-screen';

test('after an unexpected error the visitor can try again, or go to the catalogue', async () => {
  const reset = jest.fn();
  const { visitor } = renderScreen(<ErrorPage error={new Error('secret')} reset={reset} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Algo deu errado');
  expect(alert).not.toHaveTextContent('secret');
  expect(screen.getByRole('link', { name: 'Voltar ao catálogo' })).toHaveAttribute('href', '/');
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(reset).toHaveBeenCalledTimes(1);
});

test('where code did not come, it offers to load the page again', () => {
  const error = Object.assign(new Error(), { name: 'ChunkLoadError' });
  renderScreen(<ErrorPage error={error} reset={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Recarregar' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
});

test('in place of the whole document it is in Portuguese too', () => {
  const html = renderToStaticMarkup(<GlobalError />);
  expect(html).toMatch(/^<html lang="pt-BR">/);
  expect(html).toContain('Algo deu errado · BookShelfs');
  expect(html).toContain('<a href="">Recarregar</a> ou <a href="/">voltar ao catálogo</a>');
});
