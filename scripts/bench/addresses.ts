/** The names that the browser knows the bench's servers by; none of them leaves the machine. */
export const HOSTS = {
  site: 'site.test',
  floor: 'floor.test',
  catalogue: 'catalogue.test',
  covers: 'www.gutenberg.org',
} as const;

export type AppName = 'site' | 'floor';

export const APP_URLS: Record<AppName, string> = {
  site: `https://${HOSTS.site}/`,
  floor: `https://${HOSTS.floor}/`,
};

/** The catalogue's address, which both apps are built with: another origin, as in production. */
export const CATALOGUE_URL = `https://${HOSTS.catalogue}`;
