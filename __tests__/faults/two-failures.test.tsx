import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startEarlyRequest } from '@/lib/catalogue/early-request-script';
import { LANGUAGES } from '@/lib/catalogue/requests';
import { PAUSE_KEY } from '@/lib/catalogue/service-pause';
import { recordRequests, SERVICE } from '../support/server';
import { advanceTime } from '../support/time';
import { SILENCES, serviceFails } from './faults';
import { found } from './waiting';
import { COPY, cards, open, titles, withCopy } from './with-copy';

withCopy();

describe('after two failures in a row', () => {
  const control = (name: string) => screen.getByText(name, { selector: 'nav button' });

  test('the copy is asked first, with one quiet attempt at the service in half a minute', async () => {
    serviceFails(() => new HttpResponse('não deu', { status: 400 }));
    const { visitor } = await open();
    await advanceTime(600);
    await cards();
    await visitor.click(control('2'));
    await advanceTime(600);
    await found(() => screen.queryByText(/^Pág. 2 de/));
    const requests = recordRequests();
    for (const page of ['3', '4', '5', '6']) {
      await visitor.click(control(page));
      await advanceTime(600);
      await found(() => screen.queryByText(`Pág. ${page} de 23`));
      expect(titles()).toHaveLength(32);
      expect(screen.getByText(COPY)).toBeVisible();
    }
    expect(requests).toHaveLength(1);
  });

  test('the service’s answer ends it, for all tabs', async () => {
    localStorage.setItem(PAUSE_KEY, `${Date.now() + 60_000} ${Date.now()} 2`);
    await open();
    await advanceTime(2_000);
    await cards();
    await found(() => (screen.queryByText(/cópia/) ? null : true));
    expect(localStorage.getItem(PAUSE_KEY)).toBeNull();
  });

  test('a document that is opened meanwhile shows the copy at once', async () => {
    serviceFails(SILENCES.hanging ?? (() => HttpResponse.error()));
    localStorage.setItem(PAUSE_KEY, `${Date.now() + 60_000} ${Date.now() + 20_000} 2`);
    const requests = recordRequests();
    window.history.replaceState(null, '', '/');
    startEarlyRequest(SERVICE, '', LANGUAGES, PAUSE_KEY);
    await open();
    await advanceTime(600);
    await cards();
    expect(screen.getByText(COPY)).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('a wait that the service asks for is kept by every page and tab', async () => {
    serviceFails(() => new HttpResponse('busy', { status: 429, headers: { 'Retry-After': '90' } }));
    const { visitor } = await open();
    await advanceTime(600);
    await cards();
    const requests = recordRequests();
    await visitor.click(control('2'));
    await advanceTime(600);
    await found(() => screen.queryByText('Pág. 2 de 23'));
    await advanceTime(80_000);
    expect(requests).toEqual([]);
  });
});
