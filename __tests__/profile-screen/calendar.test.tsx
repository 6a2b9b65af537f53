import { screen, waitFor } from '@testing-library/react';
import { openProfile } from '../support/accounts-app';
import { catchDownloads } from '../support/downloads';
import { AS_ANA } from '../support/library';
import { aLoan, isoDay, store } from '../support/library-records';
import { freezeDate } from '../support/time';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

test('the .ics file of a loan can be downloaded', async () => {
  const downloads = catchDownloads();
  store({ ...AS_ANA, loans: [aLoan({ title: 'Um; dois, três' })] });
  const { visitor } = await openProfile();
  await visitor.click(screen.getByRole('button', { name: 'Adicionar à agenda' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]).toMatchObject({
    name: 'devolucao-84.ics',
    type: 'text/calendar;charset=utf-8',
  });
  const lines = ((await downloads[0]?.text()) ?? '').replaceAll('\r\n ', '').split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('UID:loan-l1@bookshelfs');
  expect(lines).toContain('DTSTART:20261127T173000Z');
  expect(lines).toContain('SUMMARY:Devolver: Um\\; dois\\, três');
  expect(lines).toContain('TRIGGER:-P1D');
  expect(lines).toContain('URL:http://localhost/book/84/');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a returned loan has no .ics file', async () => {
  store({ ...AS_ANA, loans: [aLoan({ returnedAt: isoDay(0) })] });
  await openProfile();
  expect(screen.queryByRole('button', { name: 'Adicionar à agenda' })).not.toBeInTheDocument();
});
