import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { shelfTexts } from '@/components/messages/shelf-texts';
import { portugueseBooks, readableBooks, todaysTitles } from '@/lib/portuguese/books';
import { homeRows } from '@/lib/portuguese/home-rows';

const BUILT_AT = Date.now();

export default async function CataloguePage() {
  const texts = await readableBooks();
  const rows = homeRows(await portugueseBooks(), await todaysTitles(), texts, BUILT_AT);
  return <CatalogueScreen rows={rows.map((row) => ({ ...row, ...shelfTexts(row.shelf) }))} />;
}
