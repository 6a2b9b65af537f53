import { CatalogueApp } from '../support/catalogue-app';
import { renderScreen } from '../support/render-screen';
import { advanceTime, freezeTimers } from '../support/time';

/** Stops time and chance in every story of a file; none waits for the copy's code. */
export function withStoppedTime(): void {
  beforeAll(() => import('@/lib/copy/ask-copy'));
  beforeEach(() => {
    freezeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });
}

/** Lets whatever comes at once come before time passes. */
export async function atOnce(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await advanceTime(0);
}

/** Opens a screen, by default the catalogue or a book by the address. */
export async function open(at = '/', screen = <CatalogueApp />) {
  const view = renderScreen(screen, { at, fakeTimers: true });
  await atOnce();
  return view;
}
