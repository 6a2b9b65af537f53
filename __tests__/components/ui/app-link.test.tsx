import { screen } from '@testing-library/react';
import { AppLink } from '@/components/ui/app-link';
import { renderScreen } from '../../support/render-screen';

test('a link with its own click handler still navigates', async () => {
  const onClick = jest.fn();
  const { visitor } = renderScreen(
    <AppLink href="/auth/" onClick={onClick}>
      Conta
    </AppLink>,
  );
  await visitor.click(screen.getByRole('link', { name: 'Conta' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/auth/');
});

test('a click handler can prevent the navigation', async () => {
  const { visitor } = renderScreen(
    <AppLink href="/auth/" onClick={(event) => event.preventDefault()}>
      Conta
    </AppLink>,
  );
  await visitor.click(screen.getByRole('link', { name: 'Conta' }));
  expect(window.location.pathname).toBe('/');
});
