import { BOOK, alertOf, openCatalogue, pagination, skeletons } from '../support/library';
import { SERVICE, silenceCatalogue } from '../support/service';
import { goTo, state, stay, type State, type Walk, type Way } from './state';

const firstSkeleton: State['shows'] = (page) => skeletons(page).first();

const openSilent: Way = async (page) => {
  await silenceCatalogue(page);
  await page.goto('./');
  await page.getByText('Carregando livros…').waitFor();
};

const openSilentBook: Way = async (page) => {
  await page.goto(`./book/${BOOK.id}/`);
  // Until React has taken over, the page is as it was exported.
  await page.getByRole('banner').getByRole('link', { name: /login/i }).waitFor();
};

const goOffline: Way = async (page) => {
  await openCatalogue(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await pagination(page).getByRole('button', { name: '2', exact: true }).click();
};

const openFailing: Way = async (page) => {
  await page.context().setOffline(false);
  // So long that the app does not ask again while it is looked at.
  const headers = { 'Retry-After': '1000' };
  await page.route(SERVICE, (route) => route.fulfill({ status: 500, headers, body: 'x' }));
  await page.goto('./');
};

const openBeyondTheLast: Way = async (page) => {
  await page.unroute(SERVICE);
  await page.goto('./?page=999');
};

/** Opens an address in a browser that refuses a part of the platform. */
const openWithout =
  (part: 'localStorage' | 'connection', reason: string, address: string): Way =>
  async (page) => {
    const refused = [part, reason] as const;
    await page.addInitScript(([name, message]) => {
      Object.defineProperty(name === 'connection' ? navigator : window, name, {
        get() {
          throw new DOMException(message, 'SecurityError');
        },
      });
    }, refused);
    await page.goto(address);
  };

export const FAILURE_WALKS: Walk[] = [
  {
    name: 'a silent catalogue',
    states: [
      state('loading', openSilent, firstSkeleton),
      state('slow service', stay, 'Tentar de novo'),
      state('loading book', openSilentBook, firstSkeleton),
      state('slow book', stay, 'Tentar de novo'),
    ],
  },
  {
    name: 'lists that fail',
    states: [
      state(
        'offline',
        goOffline,
        (page) => alertOf(page, 'Erro: Você está sem internet.'),
        /ERR_INTERNET_DISCONNECTED|ChunkLoadError/,
      ),
      state(
        'error above the grid',
        openFailing,
        (page) => alertOf(page, 'Erro: HTTP 500'),
        /500.*\/catalogue\/books\//,
      ),
      state('out-of-range page', openBeyondTheLast, /^Ir para a última página \(/, /404.*page=999/),
    ],
  },
  {
    name: 'pages that fail',
    states: [
      state('404', goTo('./estante'), 'Página não encontrada', /404.*\/estante/),
      state('storage unavailable', openWithout('localStorage', 'denied', './auth/'), (page) =>
        alertOf(page, 'Este navegador não deixa o site guardar dados'),
      ),
      // The app reads the connection when it renders a cover; no browser fails so.
      state(
        'crash page',
        openWithout('connection', 'o que ninguém previu', `./book/${BOOK.id}/`),
        'Algo deu errado',
        /o que ninguém previu/,
      ),
    ],
  },
];
