import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ProfileScreen } from '@/components/profile/profile-screen';
import { aLoan } from '@/fixtures/records';
import { AS_ANA, store } from '../support/library';
import { pageOf, record } from '../support/records';
import { recordRequests, server, serviceAnswers } from '../support/server';
import { advanceTime, found } from '../support/time';
import { ELSEWHERE, endlessError, FAULTS, tooMany } from './faults';
import { open, withStoppedTime } from './stopped-time';

const SCREENS = {
  catalogue: '/',
  search: '/?q=xyz',
  'page 2': '/?page=2',
  category: '/?cat=poetry',
  book: '/book/84/',
  shelf: '/?shelf=contos',
};

/** The longest that a failure may take to be told, and a page to be asked for again by itself. */
const PATIENCE = [600, 1_600, 3_000, 15_000];
const TWO_MINUTES = 120_000;
/** The first, and three more tries. */
const MAX_REQUESTS = 4;

/** The service as it should be, with one book, which is any that it is asked for. */
const works = ({ request }: { request: Request }) => {
  const [id = '84'] = (new URL(request.url).searchParams.get('ids') ?? '').split(',');
  const book = record({ id: Number(id) || 84, title: 'Achado', subjects: ['Poetry'] });
  return HttpResponse.json(pageOf([book]));
};

const byText = (text: string) => screen.queryByText(text, { selector: 'button' });
const retryButton = () => byText('Tentar de novo');
const skeletons = () => document.querySelectorAll('[data-skeleton]');

/** Advances the time until the failure is told; gives how long that took, in ms. */
async function timeUntilTold(): Promise<number> {
  let passed = 0;
  for (const ms of PATIENCE) {
    await advanceTime(ms);
    passed += ms;
    for (let turn = 0; turn < 10; turn += 1) {
      if (document.querySelector('[role=alert]')) return passed;
      await advanceTime(0);
    }
  }
  throw new Error(`Nothing was told: ${document.body.textContent}`);
}

withStoppedTime();

const NOT_HERE = 'HTTP 404 of the first page';

describe.each(Object.entries(FAULTS))('%s', (name, fault) => {
  const screens = Object.entries(SCREENS).filter(([key]) => name !== NOT_HERE || key !== 'page 2');

  test.each(screens)('%s: is told, asks seldom and recovers', async (_, at) => {
    serviceAnswers(fault);
    server.use(http.get(`${ELSEWHERE}/books/`, works));
    const requests = recordRequests();
    await open(at);
    const waited = await timeUntilTold();

    expect(screen.getByRole('alert')).toHaveTextContent(/^Erro(?: ao carregar)?: \S/);
    expect(skeletons()).toHaveLength(0);
    expect(screen.queryByText(/Nenhum livro|nesta página|Achado/)).not.toBeInTheDocument();
    await advanceTime(TWO_MINUTES - waited);
    expect(requests.length).toBeLessThanOrEqual(MAX_REQUESTS);

    serviceAnswers(works);
    const button = await found(retryButton);
    const before = requests.length;
    fireEvent.click(button);
    await advanceTime(600);
    await found(() => screen.queryByText('Achado'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(requests.length - before).toBe(1);
  });

  if (name === NOT_HERE) {
    test('page 2: is believed; the first page says how many there are', async () => {
      serviceAnswers(fault);
      const requests = recordRequests();
      await open(SCREENS['page 2']);
      await advanceTime(600);
      await found(() => screen.queryByText('A página 2 não existe'));
      await advanceTime(TWO_MINUTES);
      expect(requests.map(({ search }) => search)).toEqual(['?page=2', '?page=1']);
    });
  }
});

test.each(['catalogue', 'book'] as const)(
  'ten thousand results: %s shows a hundred at most, without an error',
  async (key) => {
    serviceAnswers(tooMany);
    const requests = recordRequests();
    await open(SCREENS[key]);
    await advanceTime(600);
    await found(() => document.querySelector('article'));
    await advanceTime(TWO_MINUTES);
    expect(document.querySelectorAll('article').length).toBeLessThanOrEqual(100);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(requests).toHaveLength(1);
  },
);

test('the profile asks nothing, and needs no service', async () => {
  store({ ...AS_ANA, loans: [aLoan()] });
  serviceAnswers(endlessError);
  const requests = recordRequests();
  await open('/profile/', <ProfileScreen />);
  await advanceTime(TWO_MINUTES);
  expect(screen.getByRole('link', { name: 'Frankenstein' })).toBeVisible();
  expect(requests).toEqual([]);
});
