import { Books } from './books';

export default function CataloguePage() {
  return (
    <main>
      <h1>Livros</h1>
      <Books />
    </main>
  );
}
