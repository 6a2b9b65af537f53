import { fakeGutendex } from '@/fake-gutendex/gutendex';
import { serviceHandler, type ServiceHandler } from '@/fake-gutendex/node-server';
import { EMBEDDED_BOOKS, OWN_BOOK, readBooks } from '@/fake-gutendex/read-books';

/** The path of the fake service on the servers of development, demo and tests. */
export const SERVICE_PATH = '/catalogue';

export const embeddedService = (): ServiceHandler =>
  serviceHandler(fakeGutendex([...readBooks(EMBEDDED_BOOKS), OWN_BOOK]), SERVICE_PATH);
