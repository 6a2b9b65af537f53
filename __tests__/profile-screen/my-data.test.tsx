import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { exportData, exportMine } from '@/lib/my-data/export';
import { openProfile } from '../support/accounts-app';
import { catchDownloads } from '../support/downloads';
import { withDialogs } from '../support/dialogs';
import { failWrites } from '../support/failing-storage';
import {
  ANA,
  AS_ANA,
  BIA,
  blockStorage,
  storedByAnotherTab,
  withLocksAndFixedDate,
} from '../support/library';
import { SEGREDO_HASH, TODAY, aLoan, isoDay, store, stored } from '../support/library-records';
import { textsInProps } from '../support/react-props';

withLocksAndFixedDate();
beforeEach(withDialogs);

const section = () => within(screen.getByRole('region', { name: 'Meus dados' }));
const preview = () => within(screen.getByRole('group', { name: 'Prévia da importação' }));
const lines = () =>
  preview()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) => section().getByRole('button', { name });

/** Chooses a file with this text; jsdom cannot read files. */
const choose = (visitor: UserEvent, text: string, read: () => Promise<string> = async () => text) =>
  visitor.upload(
    screen.getByLabelText('Arquivo a importar'),
    Object.assign(new File([text], 'bookshelfs.json', { type: 'application/json' }), {
      text: read,
    }),
  );

const backup = (records: { users?: unknown[]; loans?: unknown[] }, more: object = {}) =>
  JSON.stringify({
    format: 'bookshelfs',
    version: 1,
    exportedAt: isoDay(-1),
    users: [],
    loans: [],
    ...records,
    ...more,
  });

/** A user who is only in the file, and his returned loan. */
const CAIO = { ...BIA, id: 'caio', name: 'Caio', email: 'caio@exemplo.com' };
const OF_CAIO = aLoan({
  id: 'c1',
  userId: 'caio',
  bookId: 3,
  title: 'Lido',
  returnedAt: isoDay(-2),
});

const OF_BIA = aLoan({ id: 'b1', userId: 'bia', bookId: 2, title: 'Da outra' });

describe('export', () => {
  test('downloads my account and loans as one indented JSON file with its version', async () => {
    const downloads = catchDownloads();
    store({ ...AS_ANA, loans: [OF_BIA, { ...aLoan(), notes: 'desconhecido' }] });
    const { visitor } = await openProfile();
    await visitor.click(button('Exportar meus dados'));
    expect(await section().findByRole('status')).toHaveTextContent('Arquivo exportado.');
    expect(downloads.map(({ name, type }) => [name, type])).toEqual([
      ['bookshelfs-2026-11-20.json', 'application/json;charset=utf-8'],
    ]);
    const text = (await downloads[0]?.text()) ?? '';
    expect(JSON.parse(text)).toEqual({
      format: 'bookshelfs',
      version: 1,
      exportedAt: new Date(TODAY).toISOString(),
      users: [ANA],
      loans: [{ ...aLoan(), notes: 'desconhecido' }],
    });
    expect(text).not.toContain('bia');
    expect(text.split('\n').length).toBeGreaterThan(20);
  });

  test('everything of this browser is exported only after naming what it holds', async () => {
    const downloads = catchDownloads();
    store({ ...AS_ANA, loans: [aLoan(), OF_BIA] });
    const { visitor } = await openProfile();
    const everything = button('Exportar tudo deste navegador…');
    await visitor.click(everything);
    const dialog = within(screen.getByRole('dialog', { name: 'Exportar tudo deste navegador?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'nomes, e-mails e hashes das senhas de 1 outra conta',
      '1 empréstimo de outras pessoas',
    ]);
    expect(downloads).toEqual([]);
    await visitor.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(downloads).toEqual([]);

    await visitor.click(everything);
    await visitor.click(screen.getByRole('button', { name: 'Exportar tudo' }));
    expect(await section().findByRole('status')).toHaveTextContent('Arquivo exportado.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(downloads.map(({ name }) => name)).toEqual(['bookshelfs-tudo-2026-11-20.json']);
    expect(JSON.parse((await downloads[0]?.text()) ?? '')).toMatchObject({
      users: [ANA, BIA],
      loans: [aLoan(), OF_BIA],
    });
  });

  test('where there is nobody else, there is no such choice, until there is', async () => {
    store({ ...AS_ANA, users: [ANA], loans: [aLoan()] });
    await openProfile();
    const everything = () => section().queryByRole('button', { name: /^Exportar tudo/ });
    expect(everything()).not.toBeInTheDocument();
    storedByAnotherTab({ users: [ANA, BIA] });
    expect(everything()).toBeVisible();
  });

  test('a storage that cannot be read is reported', async () => {
    const downloads = catchDownloads();
    store(AS_ANA);
    const { visitor } = await openProfile();
    const blocked = blockStorage();
    try {
      await visitor.click(button('Exportar meus dados'));
      expect(await section().findByRole('alert')).toHaveTextContent('Este navegador não deixa');
    } finally {
      blocked.mockRestore();
    }
    expect(downloads).toEqual([]);
  });
});

describe('import', () => {
  beforeEach(() => store({ ...AS_ANA, loans: [aLoan()] }));

  test('a preview shows what would be added, and “Cancelar” adds nothing', async () => {
    const before = { ...localStorage };
    const { visitor, container } = await openProfile();
    await choose(visitor, backup({ users: [ANA, CAIO], loans: [OF_CAIO] }));
    await waitFor(() =>
      expect(lines()).toEqual([
        'Conta nova: Caio (caio@exemplo.com)',
        '1 empréstimo novo',
        '1 registro já está aqui e fica sem mudança.',
      ]),
    );
    expect({ ...localStorage }).toEqual(before);
    expect(document.documentElement.outerHTML).not.toContain(SEGREDO_HASH);
    const texts = textsInProps(container);
    expect([...texts].filter((text) => text.includes(SEGREDO_HASH))).toEqual([]);
    await visitor.click(preview().getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect({ ...localStorage }).toEqual(before);
  });

  test('“Importar” adds it, and importing the file again adds nothing', async () => {
    const { visitor } = await openProfile();
    const file = backup({ users: [CAIO], loans: [OF_CAIO] });
    await choose(visitor, file);
    await visitor.click(await section().findByRole('button', { name: 'Importar' }));
    expect(await section().findByRole('status')).toHaveTextContent('Dados importados.');
    expect(stored('users')).toEqual([ANA, BIA, CAIO]);
    expect(stored('loans')).toEqual([aLoan(), OF_CAIO]);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();

    const before = { ...localStorage };
    await choose(visitor, file);
    await waitFor(() =>
      expect(lines()).toEqual([
        'Nada: tudo o que o arquivo tem já está aqui.',
        '2 registros já estão aqui e ficam sem mudança.',
      ]),
    );
    expect(preview().queryByRole('button', { name: 'Importar' })).not.toBeInTheDocument();
    await visitor.click(preview().getByRole('button', { name: 'Fechar' }));
    expect({ ...localStorage }).toEqual(before);
  });

  test.each([
    ['my data', exportMine],
    ['everything', exportData],
  ])('a file with %s can be imported where only the account exists', async (_, exported) => {
    const file = exported(TODAY);
    store({ users: [{ ...ANA, id: 'ana-2' }], session: { userId: 'ana-2', ts: 1 }, loans: [] });
    const { visitor } = await openProfile();
    await choose(visitor, file);
    await visitor.click(await section().findByRole('button', { name: 'Importar' }));
    await section().findByText('Dados importados.');
    expect(stored('loans')).toEqual([aLoan({ userId: 'ana-2' })]);
    expect(screen.getByRole('link', { name: 'Frankenstein' })).toBeVisible();
  });

  test('newer data is not overwritten, and loans that break a rule are listed and not imported', async () => {
    store({ loans: [aLoan(), aLoan({ id: 'l0', bookId: 7, returnedAt: isoDay(-1) })] });
    const before = { ...localStorage };
    const { visitor } = await openProfile();
    await choose(
      visitor,
      backup({
        users: [{ ...ANA, name: 'Outra', passwordHash: '0'.repeat(64) }, 'ruim'],
        loans: [
          aLoan({ id: 'l0', bookId: 7 }),
          aLoan({ id: 'x1', bookId: 5, title: 'Segundo ativo' }),
          aLoan({ id: 'x2', userId: 'bia', title: 'O mesmo livro' }),
          aLoan({ id: 'x3', userId: 'zoe', bookId: 6, title: 'De ninguém' }),
          aLoan({ id: 'l1', bookId: 9, title: 'Mesmo número' }),
        ],
      }),
    );
    await waitFor(() =>
      expect(lines()).toEqual([
        'Nada: tudo o que o arquivo tem já está aqui.',
        '2 registros já estão aqui e ficam sem mudança.',
        '1 registro do arquivo está danificado e fica de fora.',
        'Fica de fora: Segundo ativo. A conta já tem um empréstimo ativo.',
        'Fica de fora: O mesmo livro. O livro já está emprestado por outro usuário.',
        'Fica de fora: De ninguém. A conta deste empréstimo não está no arquivo nem neste navegador.',
        'Fica de fora: Mesmo número. Outro empréstimo já usa o mesmo identificador.',
      ]),
    );
    expect({ ...localStorage }).toEqual(before);
  });

  test('what is refused or corrected is named, and so is what is still on loan', async () => {
    store({ loans: [] });
    const { visitor } = await openProfile();
    await choose(
      visitor,
      backup({
        users: [{ ...CAIO, name: 'Ca\u200bio' }],
        loans: [
          aLoan({ id: 'n1', bookId: 2, title: 'Meu', dueAt: isoDay(5) }),
          aLoan({ id: 'n2', userId: 'caio', bookId: 4, title: 'Dele' }),
          aLoan({ id: 'n3', bookId: 6, title: 'Do futuro', returnedAt: isoDay(900) }),
          { ...OF_CAIO, thumbnail: 'https://evil.example/spy.gif' },
        ],
      }),
    );
    await waitFor(() =>
      expect(lines()).toEqual([
        'Conta nova: Caio (caio@exemplo.com)',
        '2 empréstimos novos',
        'Empréstimo ativo: Meu, devolver até 25/11/2026',
        'Fica de fora: Dele. Está ativo em outra conta, e o livro ficaria preso. Quem o pegou pode importar este arquivo depois de entrar.',
        'Fica de fora: Do futuro. Uma das datas está mais de um ano no futuro.',
        'Corrigido: caio@exemplo.com. Os caracteres invisíveis do nome ou do e-mail foram tirados.',
        'Corrigido: Lido. A capa não é do catálogo e não foi trazida.',
      ]),
    );
  });

  test('of very many accounts 20 are listed, and the others on demand', async () => {
    const { visitor } = await openProfile();
    const users = Array.from({ length: 1_000 }, (_, n) => ({ ...CAIO, email: `${n}@exemplo.com` }));
    await choose(visitor, backup({ users }));
    await waitFor(() => expect(lines()).toHaveLength(20));
    expect(preview().getByRole('status')).toHaveTextContent('Mostrando 20 de 1.000 itens.');
    await visitor.click(preview().getByRole('button', { name: 'Mostrar mais' }));
    expect(lines()).toHaveLength(40);
  });

  test('a file that is too large is not read', async () => {
    const { visitor } = await openProfile();
    const read = jest.fn<Promise<string>, []>();
    const file = Object.assign(new File([''], 'bookshelfs.json', { type: 'application/json' }), {
      text: read,
    });
    Object.defineProperty(file, 'size', { value: 11 * 1024 * 1024 });
    await visitor.upload(screen.getByLabelText('Arquivo a importar'), file);
    expect(await section().findByRole('alert')).toHaveTextContent(
      'O arquivo é grande demais para ser um backup do BookShelfs.',
    );
    expect(read).not.toHaveBeenCalled();
  });

  test('a loan that is returned only in the file becomes returned', async () => {
    const { visitor } = await openProfile();
    await choose(visitor, backup({ loans: [aLoan({ returnedAt: isoDay(-1) })] }));
    await waitFor(() => expect(lines()).toEqual(['Devolução registrada: Frankenstein']));
    await visitor.click(preview().getByRole('button', { name: 'Importar' }));
    await section().findByText('Dados importados.');
    expect(screen.getByText('Devolvido em 19/11/2026')).toBeVisible();
  });

  test.each([
    [
      'is not JSON',
      'Querido diário',
      'O arquivo não pôde ser lido: não é um JSON válido, ou está incompleto.',
    ],
    ['is empty', '', 'O arquivo não pôde ser lido: não é um JSON válido, ou está incompleto.'],
    [
      'is cut off',
      backup({ users: [CAIO] }).slice(0, -5),
      'O arquivo não pôde ser lido: não é um JSON válido, ou está incompleto.',
    ],
    ['is some other JSON', '{"users":[]}', 'O arquivo não é um backup do BookShelfs.'],
    [
      'is of a newer version',
      backup({ users: [CAIO] }, { version: 2 }),
      'O arquivo foi feito por uma versão mais nova do BookShelfs. Atualize esta página e tente de novo.',
    ],
    ['has no records', backup({}), 'O arquivo não tem nenhuma conta ou empréstimo.'],
    [
      'has only damaged records',
      backup({ users: [{ id: 'x' }], loans: [7] }),
      'Nenhuma conta ou empréstimo do arquivo pôde ser lido: os dados estão danificados.',
    ],
  ])('a file that %s changes nothing, and the message says why', async (_, text, message) => {
    const before = { ...localStorage };
    const { visitor } = await openProfile();
    await choose(visitor, text);
    expect(await section().findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect({ ...localStorage }).toEqual(before);
    // The corrected file has the same name.
    await choose(visitor, backup({ users: [CAIO] }));
    await waitFor(() => expect(lines()).toEqual(['Conta nova: Caio (caio@exemplo.com)']));
    expect(section().queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a file that the browser cannot read is reported', async () => {
    const { visitor } = await openProfile();
    await choose(visitor, '', () => Promise.reject(new DOMException('', 'NotReadableError')));
    expect(await section().findByRole('alert')).toHaveTextContent(
      'Não foi possível importar os dados.',
    );
  });

  test.each([1, 2])('nothing is imported when write %s is refused', async (from) => {
    const before = { ...localStorage };
    const { visitor } = await openProfile();
    await choose(visitor, backup({ users: [CAIO], loans: [OF_CAIO] }));
    const failing = failWrites({ from, times: 1 });
    try {
      await visitor.click(await section().findByRole('button', { name: 'Importar' }));
      expect(await section().findByRole('alert')).toHaveTextContent('nada foi alterado');
    } finally {
      failing.stop();
    }
    expect({ ...localStorage }).toEqual(before);
    // The preview is still there to try again.
    await visitor.click(preview().getByRole('button', { name: 'Importar' }));
    await section().findByText('Dados importados.');
  });
});
