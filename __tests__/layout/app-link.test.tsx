import { screen } from '@testing-library/react';
import { AppLink } from '@/components/ui/app-link';
import { leaveReader } from '@/lib/reading/address';
import { renderScreen } from '../support/render-screen';

test('from a text that was opened while reading, the way back opens its book, past both', async () => {
  const { visitor } = renderScreen(<AppLink href="/ler/?livro=84">Continuar</AppLink>, {
    at: '/ler/?livro=1342',
  });
  await visitor.click(screen.getByRole('link', { name: 'Continuar' }));
  const open = jest.fn();
  leaveReader(84, open);
  expect(open).toHaveBeenCalledWith(1);
});
