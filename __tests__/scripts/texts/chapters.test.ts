/** @jest-environment node */
import { PROSE, textOf, textsFolder, type Facts } from './make';

const newPlace = textsFolder();

describe('a file of Project Gutenberg', () => {
  test.each<[string, string, string[], Facts?]>([
    [
      'headings of parts and chapters',
      `<h2>LIVRO PRIMEIRO</h2><h3>I</h3><h3>Do titulo</h3>${PROSE}<h3>II</h3>${PROSE}`,
      ['LIVRO PRIMEIRO. I. Do titulo', 'LIVRO PRIMEIRO. II'],
    ],
    ['numbers that stand alone', `<p>I</p>${PROSE}<p>II.</p>${PROSE}`, ['I', 'II.']],
    ['no headings', PROSE, ['Um livro']],
    [
      'a title page',
      `<h1>UM LIVRO</h1><h2>por Anna Silva</h2><h5>LISBOA, Typ. da Rua Nova, 1850</h5><p>Preço 500 réis</p><h2>Das</h2><h2>LETRAS</h2><h2>PROLOGO DE 1850</h2>${PROSE}<h2>UM LIVRO</h2><h2>I</h2>${PROSE}`,
      ['PROLOGO DE 1850', 'I'],
    ],
    [
      'names of chapters in the words of the title',
      `<h2>I</h2><h2>Rua Nova</h2>${PROSE}<h2>II</h2><h3>Um livro</h3>${PROSE}<h1>UM LIVRO</h1><h2>VOLUME I</h2><p>1871</p><h2>VOLUME II</h2><h4>PORTO</h4><h4>Lisboa, Typ. Nova</h4><h2>I</h2>${PROSE}`,
      ['I. Rua Nova', 'II. Um livro', 'VOLUME II. I'],
    ],
    [
      'a printer after its end, and a link to its contents',
      `<p><a href="#i">Indice</a></p><h2>I</h2>${PROSE}<h2>Porto: Typ. Nova</h2><p>Rua da Cancella, 70</p><p>Do mesmo auctor, em breve</p>`,
      ['I'],
    ],
    [
      'other works listed below a link to its contents',
      `<p><a href="#i">Indice</a></p><h5>OBRAS DO AUTOR</h5><p>${'Helena, romance<br>'.repeat(25)}</p><h2>I</h2>${PROSE}`,
      ['I'],
    ],
    ['the end of the book as a heading', `<h2>I</h2>${PROSE}<h4>FIM</h4>`, ['I']],
    [
      'contents before and after',
      `<h2>INDICE</h2><table><tr><td>I</td><td>5</td></tr></table><h2>I</h2>${PROSE}<h2>Índice</h2><ul><li>I</li></ul>`,
      ['I'],
    ],
    [
      'half-titles, with a motto or a dedication below',
      `<h2>PROLOGO</h2>${PROSE}<h2>AS ILHAS</h2><p>A Pedro Alves.</p><h3>I</h3>${PROSE}<h3>II</h3>${PROSE}<h2>OS MARES</h2><p>A Rui.</p><h2>O vento</h2>${PROSE}<h2>LIVRO SEGUNDO</h2><h3>I</h3><h4>A lua</h4>${PROSE}<h3>II</h3>${PROSE}`,
      [
        'PROLOGO',
        'AS ILHAS. I',
        'AS ILHAS. II',
        'OS MARES. O vento',
        'LIVRO SEGUNDO. I. A lua',
        'LIVRO SEGUNDO. II',
      ],
    ],
    [
      'a half-title that has the book’s',
      `<h2>PROLOGO</h2>${PROSE}<h1>UM LIVRO</h1><p>A Rui.</p><h2>I</h2>${PROSE}<h2>II</h2>${PROSE}`,
      ['PROLOGO', 'UM LIVRO. I', 'II'],
    ],
    [
      'a dedication in headings',
      `<h3>AO SENHOR</h3><h2>Pedro Alves</h2><h3>DEDICA</h3>${PROSE}<h2>I</h2>${PROSE}`,
      ['Dedicatória', 'I'],
    ],
    ['years', `<h2>1888</h2>${PROSE.repeat(3)}<h2>1889</h2>${PROSE}`, ['1888', '1889']],
    [
      'a second work that its title names',
      `<h1>A ILHA</h1><h2>I</h2>${PROSE}<h1>O MAR</h1><h2>PROLOGO</h2>${PROSE}`,
      ['I', 'O MAR. PROLOGO'],
      { title: 'A Ilha; O Mar' },
    ],
  ])('with %s is put in chapters', async (_, body, names, ...[facts]) => {
    const { description } = await textOf(newPlace(), body, facts);
    expect(description.chapters.map(({ name }) => name)).toEqual(names);
  });

  test('of a play names who speaks, and is put in chapters by its acts', async () => {
    const speech = (name: string) => `<h4>${name}</h4><p>Sim, senhor; vou já buscar a luz.</p>`;
    const speeches = `${speech('LIBORIO')}${speech('SEBASTIANA')}`.repeat(12);
    const { html, description } = await textOf(
      newPlace(),
      `<h1>PERSONAGENS</h1><p>LIBORIO</p><h1>ACTO I</h1><h4>Sala antiga. Porta ao fundo.</h4><h2>SCENA I</h2>${speeches}<h2>SCENA II</h2><h3>Os mesmos (${'á porta, '.repeat(9)})</h3>${PROSE}<h4>CAE O PANNO</h4>`,
    );
    expect(description.chapters.map(({ name }) => name)).toEqual(['PERSONAGENS. ACTO I']);
    expect(html).toContain('<p class="center">SCENA II</p><p class="stage">Os mesmos (á porta');
    expect(html).toContain('<p class="stage">Sala antiga. Porta ao fundo.</p>');
    expect(html).toContain(
      '<p class="center">SCENA I</p><p class="speaker">LIBORIO</p><p>Sim, senhor; vou já',
    );
  });

  test('of one long chapter is cut into several of one length, each with its notes', async () => {
    const noted = '<p>Todos.<a href="#f1">[1]</a></p>';
    const notes = '<p id="f1"><a href="#r1">[1]</a> Menos um.</p>';
    const { description, html } = await textOf(
      newPlace(),
      `<h2>I</h2>${noted}${PROSE.repeat(1000)}${notes}`,
    );
    const { chapters } = description;
    const count = chapters.length;
    expect(chapters.map(({ name }) => name).slice(0, 2)).toEqual([
      `I (1 de ${count})`,
      `I (2 de ${count})`,
    ]);
    const pieces = html.split('</section>').slice(0, -1);
    expect(pieces[0]).toContain('Menos um.');
    const lengths = pieces.map(({ length }) => length);
    expect(Math.max(...lengths)).toBeLessThan(110_000);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(2 * PROSE.length);
  });
});

test.each(['A', 'A SUA ALTEZA'])(
  'a motto, who it is by and a dedication (%s) stand before the first heading, without the printer’s words',
  async (whom) => {
    const { html } = await textOf(
      newPlace(),
      `<h1>UM LIVRO</h1><p>Obras da autora</p><p>Cartas de longe, romance<br>Noites da ilha, romance</p><p>Lisboa, 1880</p><p>Cada livro é um amigo certo.</p><p>UM LIVRO</p><p>Cada livro é um amigo certo.</p><p class="right">Ana Silva</p><p>${whom}</p><p>PEDRO ALVES</p>
    <p>A propriedade d'este livro pertence aos editores, no Brazil e em Portugal, como diz a lei que o protege.</p><h2>I</h2><p>Li, como quem caça, e reli.</p>${PROSE}`,
    );
    expect(html).toContain(
      `<section id="c1"><p>Cada livro é um amigo certo.</p><p class="right">Ana Silva</p><p>${whom}</p><p>PEDRO ALVES</p><h2>I</h2><p>Li, como`,
    );
  },
);

test('what a title page says below the title is no part of the text', async () => {
  const { html } = await textOf(newPlace(), `<h2>UM LIVRO</h2><p>NARRATIVA</p><p>POR</p>${PROSE}`);
  expect(html).toMatch(/^<section id="c1"><h2>UM LIVRO<\/h2><p>(?!NARRATIVA|POR)/);
});
