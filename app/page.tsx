import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { shelfTexts } from '@/components/messages/shelf-texts';
import { portugueseBooks, todaysTitles } from '@/lib/portuguese/books';
import { homeRows } from '@/lib/portuguese/home-rows';

const rowsOfTheDay = async () =>
  homeRows(await portugueseBooks(), await todaysTitles(), Date.now()).map((row) => ({
    ...row,
    ...shelfTexts(row.shelf),
  }));

export default async function CataloguePage() {
  return <CatalogueScreen rows={await rowsOfTheDay()} />;
}
