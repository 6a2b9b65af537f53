import type { CataloguePage } from './book';
import type { CatalogueError } from './errors';

/** Written out, as the first use of Intl is slow and this is on the way to the first cards. */
const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );

/** `2026-11-16` as `16 de novembro de 2026`; another text as it is. */
function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  const name = MONTHS[(month ?? 0) - 1];
  return name === undefined ? day : `${date} de ${name} de ${year}`;
}

/** A page of the copy, and the ISO day of its data. */
interface Copied {
  page: CataloguePage;
  date: string;
}

const sentence = (date: string) => `Mostrando a cópia de ${longDate(date)}.`;

/** The copy's page while the service is silent. */
export const whileSilent = ({ page, date }: Copied): CataloguePage => ({
  ...page,
  copy: { text: `O catálogo está demorando… ${sentence(date)}`, action: 'Tentar de novo' },
});

/** The copy's page after the service has failed. */
export const afterError = ({ page, date }: Copied, error: CatalogueError): CataloguePage => ({
  ...page,
  copy: { text: sentence(date), error },
});

/** The copy's page while the service is left alone. */
export const whilePaused = ({ page, date }: Copied): CataloguePage => ({
  ...page,
  copy: { text: sentence(date), action: 'Tentar de novo' },
});

/** The copy's page, which the visitor has touched, when the service has answered after all. */
export const afterAnswer = ({ page, date }: Copied): CataloguePage => ({
  ...page,
  copy: { text: `O catálogo respondeu. ${sentence(date)}`, action: 'Mostrar o catálogo' },
});
