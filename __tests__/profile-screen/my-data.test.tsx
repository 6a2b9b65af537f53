import { screen, within } from '@testing-library/react';
import { aLoan, isoDay } from '@/fixtures/records';
import { openProfile } from '../support/accounts-app';
import { catchDownloads } from '../support/fake-browser';
import { failWrites } from '../support/fake-storage';
import { chooseFile, exportedFile } from '../support/exported-file';
import {
  ANA,
  AS_ANA,
  BIA,
  blockStorage,
  store,
  stored,
  withLocksAndFixedDate,
} from '../support/library';

withLocksAndFixedDate();

const section = () => within(screen.getByRole('region', { name: 'Meus dados' }));
const button = (name: string) => section().getByRole('button', { name });

const OF_BIA = aLoan({ id: 'b1', userId: 'bia', bookId: 2, title: 'Da outra' });
const READ = aLoan({ id: 'l2', bookId: 3, title: 'Lido', returnedAt: isoDay(-2) });
const RETURNED = aLoan({ returnedAt: isoDay(-1) });

describe('export', () => {
  test('downloads my account and loans, and nobody else’s, as one indented JSON file', async () => {
    const downloads = catchDownloads();
    store({ ...AS_ANA, loans: [OF_BIA, aLoan()] });
    const { visitor } = await openProfile();
    await visitor.click(button('Exportar meus dados'));
    expect(await section().findByRole('status')).toHaveTextContent(
      'Arquivo salvo: bookshelfs-2026-11-20.json',
    );
    expect(section().getByText(/Não compartilhe este arquivo/)).toBeVisible();
    expect(downloads.map(({ name, type }) => [name, type])).toEqual([
      ['bookshelfs-2026-11-20.json', 'application/json;charset=utf-8'],
    ]);
    const text = (await downloads[0]?.text()) ?? '';
    expect(JSON.parse(text)).toMatchObject({ users: [ANA], loans: [aLoan()] });
    expect(text.split('\n').length).toBeGreaterThan(20);
  });

  test('a storage that cannot be read is reported', async () => {
    const downloads = catchDownloads();
    store(AS_ANA);
    const { visitor } = await openProfile();
    blockStorage();
    await visitor.click(button('Exportar meus dados'));
    // Without the session the page is the one to log in.
    expect(await screen.findByRole('alert')).toHaveTextContent('Este navegador não deixa');
    expect(downloads).toEqual([]);
  });
});

describe('import', () => {
  beforeEach(() => store({ ...AS_ANA, loans: [aLoan()] }));

  test('what is no file of mine is refused; mine brings its loans, and brings them once', async () => {
    const { visitor } = await openProfile();
    for (const [text, reason] of [
      [exportedFile({ users: [BIA] }), 'Este arquivo é de outra conta.'],
      ['Querido diário', 'Este arquivo não veio do BookShelfs, ou está incompleto.'],
    ] as const) {
      await chooseFile(visitor, text);
      expect(await section().findByText(reason, { exact: false })).toBeVisible();
    }
    const unreadable = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await chooseFile(visitor, '', unreadable);
    expect(await section().findByText('Não foi possível concluir a ação.')).toBeVisible();
    expect(stored('loans')).toEqual([aLoan()]);

    const file = exportedFile({ loans: [aLoan(), READ] });
    await chooseFile(visitor, file);
    await section().findByText('Dados importados: 1 empréstimo novo.');
    expect(section().queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lido' })).toBeVisible();
    expect(stored('loans')).toEqual([aLoan(), READ]);
    await chooseFile(visitor, file);
    await section().findByText('Tudo o que há no arquivo já está aqui.');

    // One message at a time: the last thing that was done.
    catchDownloads();
    await visitor.click(button('Exportar meus dados'));
    await section().findByText(/^Arquivo salvo/);
    expect(section().getAllByRole('status')).toHaveLength(1);
  });

  test('a book that was returned on the other device is returned here too', async () => {
    const { visitor } = await openProfile();
    const file = exportedFile({ loans: [RETURNED, READ] });
    const failing = failWrites({ from: 1, times: 1 });
    await chooseFile(visitor, file);
    expect(await section().findByRole('alert')).toHaveTextContent('nada foi alterado');
    failing.stop();
    expect(stored('loans')).toEqual([aLoan()]);

    await chooseFile(visitor, file);
    await section().findByText('Dados importados: 1 empréstimo novo, 1 empréstimo devolvido.');
    expect(screen.getByText('Devolvido em 19/11/2026')).toBeVisible();
  });
});
