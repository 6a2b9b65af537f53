import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const submitButton = () =>
  within(screen.getByRole('tabpanel')).getByRole('button', { name: /^(Entra|Cria)/ });

interface LoginForm {
  email?: string;
  password?: string;
}

async function fill(visitor: UserEvent, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(label);
    await visitor.clear(field);
    if (value) await visitor.type(field, value);
  }
}

/** Fills in the form to log in, by default with Ana's e-mail and password. */
export async function fillLogin(
  visitor: UserEvent,
  { email = 'ana@exemplo.com', password = 'segredo' }: LoginForm = {},
) {
  await fill(visitor, { 'E-mail': email, Senha: password });
}

/** Opens the form to create an account, and fills it in. */
export async function fillRegistration(
  visitor: UserEvent,
  {
    name = 'Caio',
    email = 'caio@exemplo.com',
    password = 'segredo',
  }: LoginForm & { name?: string } = {},
) {
  await visitor.click(screen.getByRole('tab', { name: 'Criar conta' }));
  await fill(visitor, { Nome: name, 'E-mail': email, Senha: password });
}

/** The text of the error, after checking that it is above the form. */
export async function errorAboveForm(): Promise<string | null> {
  const alert = await screen.findByRole('alert');
  const position = alert.compareDocumentPosition(submitButton());
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  return alert.textContent;
}
