import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { isoDay } from '@/fixtures/records';
import { ANA } from './library';

/** The text of a file that was exported elsewhere, by default by Ana without loans. */
export const exportedFile = (changes: object = {}): string =>
  JSON.stringify({
    format: 'bookshelfs',
    version: 1,
    exportedAt: isoDay(-1),
    users: [ANA],
    loans: [],
    ...changes,
  });

/** Chooses a file with this text in the page's field for files; jsdom cannot read files. */
export const chooseFile = (
  visitor: UserEvent,
  text: string,
  read: () => Promise<string> = async () => text,
) =>
  visitor.upload(
    screen.getByLabelText(/^Arquivo/),
    Object.assign(new File([text], 'bookshelfs.json', { type: 'application/json' }), {
      text: read,
    }),
  );
