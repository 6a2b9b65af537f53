/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { OWN_BOOK, OWN_TEXTS } from '@/fake-gutendex/read-books';
import { readSpelling, readTextDescription } from '@/lib/reading/text';
import { PROSE, filesOf, make, page, readText, textsFolder, writeSource } from './make';

const newPlace = textsFolder();

/** Makes the text of a page with this body; its HTML without the ids of blocks. */
async function textOf(body: string, facts?: Parameters<typeof page>[1]) {
  const place = newPlace();
  writeSource(place, '1234-h.htm', page(body, facts));
  expect(await make(place)).toMatchObject({ code: 0, complaints: [] });
  const { description, html } = readText(place, 1234);
  return { description, html: html.replace(/ id="c\d+b\d+"/g, '') };
}

describe('the text of the embedded book', () => {
  const place = newPlace();
  let text: ReturnType<typeof readText>;
  beforeAll(async () => {
    await make(place, [OWN_TEXTS]);
    text = readText(place, OWN_BOOK.id);
  });

  test('has its chapters with their names and words, and says what it is', () => {
    const { title, authors, chapters, words, source } = text.description;
    expect({ title, authors, source }).toMatchObject({
      title: 'Contos da casa',
      authors: ['BookShelfs'],
      source: { page: null, pictures: 0 },
    });
    expect(chapters.map(({ name }) => name)).toEqual([
      'O RELOGIO DA BIBLIOTHECA. I. Dous velhos',
      'O RELOGIO DA BIBLIOTHECA. II. As tres e um quarto',
      'O RELOGIO DA BIBLIOTHECA. III. O dente partido',
      'O RELOGIO DA BIBLIOTHECA. IV. A ultima prateleira',
      'A ULTIMA CARTA DO CARTEIRO. I. Dez mil vezes',
      'A ULTIMA CARTA DO CARTEIRO. II. Papel de vinte e cinco linhas',
      'A ULTIMA CARTA DO CARTEIRO. III. O bonnet do Estado',
      'O PHAROL. I. O estado do mar',
      'O PHAROL. II. A noite de S. José',
      'O PHAROL. III. O ouvido do piloto',
      'O PHAROL. IV. O inquerito',
    ]);
    expect(words).toBe(chapters.reduce((sum, chapter) => sum + chapter.words, 0));
    expect(words).toBeGreaterThan(4300);
  });

  test('gives each chapter and each block an id of its own', () => {
    const ids = [...text.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['c1', 'c1b1', 'c11', 'n1']));
    const blocks = text.html.match(
      /(?<=<section[^>]*>|<\/\w+>|<hr[^>]*>)<(p|h2|h3|blockquote|aside)\b[^>]*>/g,
    );
    expect(blocks?.filter((block) => !block.includes(' id="'))).toEqual([]);
  });

  test('has its poem in lines, its letter as a quotation, and its note in the chapter that refers to it', () => {
    expect(text.html.replace(/ id="c\d+b\d+"/g, '')).toContain(
      '<p class="verse">Aqui acaba a cidade,<br>\u2003Aqui começa o luar;<br>Quem vier',
    );
    expect(text.html).toMatch(
      /<blockquote id="[^"]+"><p class="right">«<em>Esperança<\/em>, a bordo/,
    );
    expect(text.html).toMatch(
      /Marco Polo\.<sup><a class="note" href="#n1">1<\/a><\/sup> Quando a roda/,
    );
    expect(text.html.split('<section')[3]).toMatch(
      /<aside id="n1" class="note"><p>A bibliotheca possuia apenas.*<\/aside><\/section>/,
    );
  });

  test('has nothing of the header, the contents, the pages’ numbers and the notes of whoever made the file', () => {
    expect(text.html).not.toMatch(/eBook|licence|INDICE|Nota de editor|imitam|\[\d+\]|EDIÇÃO|1900/);
  });

  test('has today’s spelling of its words in a file of its own, in their order', () => {
    const { file, changed, unresolved } = text.description.spelling;
    expect({ isMuch: changed > 0.03, unresolved }).toEqual({ isMuch: true, unresolved: 0 });
    const [, table = ''] = filesOf(place).find(([name]) => name.endsWith(String(file))) ?? [];
    const changes = readSpelling(JSON.parse(table));
    expect(changes.get('pharol')).toBe('farol');
    expect([...changes.keys()]).toEqual([...changes.keys()].toSorted());
  });

  test('stands in the index, and is the same in all bytes when it is made again', async () => {
    const files = filesOf(place);
    const index: unknown = JSON.parse(readFileSync(path.join(place.folder, 'index.json'), 'utf8'));
    expect(index).toMatchObject({
      format: 1,
      books: [{ id: OWN_BOOK.id, title: 'Contos da casa', words: text.description.words }],
    });
    const again = newPlace();
    await make(again, [OWN_TEXTS]);
    expect(filesOf(again)).toEqual(files);
    expect((await make(again, [OWN_TEXTS])).said[0]).toBe(
      `${OWN_BOOK.id} Contos da casa: as before`,
    );
  });
});

describe('a file of Project Gutenberg', () => {
  test.each<[string, string, string[], Parameters<typeof page>[1]?]>([
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
    ['years', `<h2>1888</h2>${PROSE.repeat(3)}<h2>1889</h2>${PROSE}`, ['1888', '1889']],
    [
      'a second work that its title names',
      `<h1>A ILHA</h1><h2>I</h2>${PROSE}<h1>O MAR</h1><h2>PROLOGO</h2>${PROSE}`,
      ['I', 'O MAR. PROLOGO'],
      { title: 'A Ilha; O Mar' },
    ],
  ])('with %s is put in chapters', async (_, body, names, ...[facts]) => {
    const { description } = await textOf(body, facts);
    expect(description.chapters.map(({ name }) => name)).toEqual(names);
  });

  test.each([
    [
      'paragraphs that breaks divide',
      'Um.<br />\n<br />\n—Dous,<span class="pagenum">[7]</span> tres.',
      '<p>Um.</p><p>—Dous, tres.</p>',
    ],
    [
      'a word over the end of a page',
      '<p>bibli<span class="pn">{9}</span>otheca</p>',
      '<p>bibliotheca</p>',
    ],
    [
      'emphasis as plain text has it',
      '<p>o _Figaro_, Ill.^{mo} +Sr. ***+--disse; h[~u]a c[oe]ur</p>',
      '<p>o <em>Figaro</em>, Ill.<sup>mo</sup> <strong>Sr. ***</strong>—disse; hu\u0303a cœur</p>',
    ],
    [
      'verse in emphasis',
      '<div class="poem"><i>Alma minha gentil,<br>que te partiste</i></div>',
      '<p class="verse"><em>Alma minha gentil,<br>que te partiste</em></p>',
    ],
    [
      'another language',
      '<p>disse <i lang="fr">bonjour</i> e <span lang="en">good bye</span></p>',
      '<p>disse <em lang="fr">bonjour</em> e <span lang="en">good bye</span></p>',
    ],
    [
      'a signature',
      '<p class="direita">Camillo</p><p>fim</p>',
      '<p class="right">Camillo</p><p>fim</p>',
    ],
    ['a pause', '<p>Um.</p><hr><hr><p>Dous.</p><hr>', '<p>Um.</p><hr><p>Dous.</p>'],
    [
      'a table',
      '<table><tr><th>a</th><td><p>b</p></td></tr></table><p>c</p>',
      '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table><p>c</p>',
    ],
    [
      'pictures',
      '<p>Um.</p><div class="figcenter"><img src="a.png" alt="Retrato"></div>',
      '<p>Um.</p>',
    ],
  ])('keeps the text of %s', async (_, body, expected) => {
    const { html } = await textOf(`<h2>I</h2>${PROSE}${body}`);
    expect(html.replace(/^<section id="c1"><h2>I<\/h2><p>.*?<\/p>/, '')).toBe(
      `${expected}</section>\n`,
    );
  });

  test('of a play names who speaks, and is put in chapters by its acts', async () => {
    const speech = (name: string) => `<h4>${name}</h4><p>Sim, senhor; vou já buscar a luz.</p>`;
    const speeches = `${speech('LIBORIO')}${speech('SEBASTIANA')}`.repeat(12);
    const { html, description } = await textOf(
      `<h1>PERSONAGENS</h1><p>LIBORIO</p><h1>ACTO I</h1><h4>Sala antiga. Porta ao fundo.</h4><h2>SCENA I</h2>${speeches}<h2>SCENA II</h2><h3>Os mesmos (${'á porta, '.repeat(9)})</h3>${PROSE}<h4>CAE O PANNO</h4>`,
    );
    expect(description.chapters.map(({ name }) => name)).toEqual(['PERSONAGENS. ACTO I']);
    expect(html).toContain('<p class="center">SCENA II</p><p class="stage">Os mesmos (á porta');
    expect(html).toContain('<p class="stage">Sala antiga. Porta ao fundo.</p>');
    expect(html).toContain(
      '<p class="center">SCENA I</p><p class="speaker">LIBORIO</p><p>Sim, senhor; vou já',
    );
  });

  test('in plain text has headings, verse and notes as well', async () => {
    const place = newPlace();
    const prose =
      'Era uma vez um homem que guardava os livros de uma terra e os emprestava\n'.repeat(12);
    const text = `Title: Um livro\n\nAuthor: Silva, Ana, 1800-1850\n\nLanguage: Portuguese\n\n*** START OF THE PROJECT GUTENBERG EBOOK UM LIVRO ***\n\n\n\n\nUM LIVRO\n\n\n\n\nI\n\n${prose}a _todos_.[1]\n\nAlma minha gentil\n  que te partiste\n\n* * *\n\n${prose}\n\n[1] Menos aos doutores.\n\n\n\n\nII\n\n${prose}\n*** END OF THE PROJECT GUTENBERG EBOOK UM LIVRO ***\n`;
    writeSource(place, '1235-8.txt.gz', gzipSync(Buffer.from(text, 'latin1')));
    expect(await make(place)).toMatchObject({ code: 0, complaints: [] });
    const { description, html } = readText(place, 1235);
    expect(description.chapters.map(({ name }) => name)).toEqual(['I', 'II']);
    expect(html).toMatch(/a <em>todos<\/em>\.<a class="note" href="#n1">1<\/a><\/p>/);
    expect(html).toContain('Alma minha gentil<br>\u2003que te partiste</p><hr');
    expect(html).toContain(
      '<aside id="n1" class="note"><p>Menos aos doutores.</p></aside></section>',
    );
  });

  test('of one long chapter is cut into several of one length, each with its notes', async () => {
    const noted = '<p>Todos.<a href="#f1">[1]</a></p>';
    const notes = '<p id="f1"><a href="#r1">[1]</a> Menos um.</p>';
    const { description, html } = await textOf(`<h2>I</h2>${noted}${PROSE.repeat(1000)}${notes}`);
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

describe('a book is lent', () => {
  test.each<[string, Parameters<typeof page>[1], number, RegExp | null]>([
    ['whose author died 71 years ago', { author: 'Silva, Ana, 1880-1955' }, 2026, null],
    [
      'whose author died 70 years ago',
      { author: 'Silva, Ana, 1880-1956' },
      2026,
      /left out: Silva, Ana: died in 1956/,
    ],
    ['whose author was born long ago', { author: 'Silva, Ana, 1820-' }, 2026, null],
    ['whose author may live', { author: 'Silva, Ana' }, 2026, /left out: Silva, Ana: nobody knows/],
    ['whose author the table knows', { author: 'Gil Vicente' }, 2026, null],
    [
      'of an author of Orpheu',
      { author: 'Almada Negreiros, José de' },
      2100,
      /left out: .*died in 1970/,
    ],
    [
      'that says so',
      { rights: 'Copyrighted. Read the notice inside.' },
      2026,
      /left out: it says that it is copyrighted/,
    ],
    ['of another language', { language: 'en' }, 2026, /left out: its language is "en"/],
  ])('or not: one %s', async (_, facts, year, reason) => {
    const place = newPlace();
    writeSource(place, '1234.html', page(`<h2>I</h2>${PROSE}`, facts));
    const { code, said } = await make(place, [place.sources], year);
    expect(code).toBe(0);
    const isWritten = filesOf(place).some(([name]) => name.startsWith('1234'));
    expect(isWritten).toBe(reason === null);
    if (reason) expect(said[0]).toMatch(reason);
  });

  test('no more when its translator, or another with a part in it, turns out to be protected', async () => {
    const place = newPlace();
    writeSource(place, '1234.html', page(PROSE));
    await make(place);
    expect(filesOf(place).map(([name]) => name.replace(/-.*\./, '-HASH.'))).toEqual([
      '1234/1-HASH.html',
      '1234/text.json',
      'index.json',
    ]);
    const meta = '<meta name="marcrel.trl" content="Sousa, Rui, 1900-1980"></head>';
    writeSource(place, '1234.html', page(PROSE).replace('</head>', meta));
    expect((await make(place)).said[0]).toBe('1234 Um livro: left out: Sousa, Rui: died in 1980');
    expect(filesOf(place).map(([name]) => name)).toEqual(['index.json']);
  });

  test('with its page at Project Gutenberg, and no other spelling where little would change', async () => {
    const { description } = await textOf(PROSE);
    expect(description).toMatchObject({
      language: 'pt-PT',
      source: { page: 'https://www.gutenberg.org/ebooks/1234' },
      spelling: { file: null, changed: 0, unresolved: 0 },
    });
  });
});

describe('what is no book, or hostile, ends in a message, and leaves what is there', () => {
  const place = newPlace();
  let before: ReturnType<typeof filesOf>;
  beforeAll(async () => {
    writeSource(place, '1234.html', page(PROSE));
    await make(place);
    before = filesOf(place);
  });

  test.each<[string, string, string | Uint8Array, RegExp]>([
    ['11 MB', '1234.html', page(`<p>${'um '.repeat(4_000_000)}</p>`), /larger than 10 MB/],
    ['a bomb', '1234.html.gz', gzipSync(Buffer.alloc(50_000_000, 'um ')), /larger than 10 MB/],
    ['a picture', '1234.html', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), /no text/],
    ['plain text by the name of HTML', '1234.html', 'Era uma vez', /not HTML/],
    ['UTF-8 read as Latin 1', '1234.html', page('<p>NÃ£o</p>'), /read as Latin 1/],
    ['a cut page', '1234.html', page(PROSE).slice(0, -300), /where the text ends: it is cut/],
    [
      'a page without marks',
      '1234.html',
      '<html><body><p>Era uma vez</p></body></html>',
      /where the text begins/,
    ],
    ['cut gzip', '1234.html.gz', gzipSync(page(PROSE)).subarray(0, -20), /cut short/],
    [
      'many marks that never end',
      '1234.html',
      page('^{a '.repeat(1_000_000)).slice(0, -400),
      /ends: it is cut/,
    ],
    ['thousands of elements in each other', '1234.html', page('<div>'.repeat(20_000)), /./],
  ])('%s', async (_, name, contents, message) => {
    const hostile = { ...newPlace(), folder: place.folder };
    writeSource(hostile, name, contents);
    const { code, complaints } = await make(hostile);
    expect({ code, complaints }).toEqual({ code: 1, complaints: [expect.stringMatching(message)] });
    expect(filesOf(place)).toEqual(before);
  });

  test.each([[['nowhere']], [[]], [['a', 'b']], [['--fetch']], [['--fetch', '12x']], [['--all']]])(
    'asked for with %j',
    async (args) => {
      expect(await make(place, args)).toMatchObject({ code: 1, said: [] });
      expect(filesOf(place)).toEqual(before);
    },
  );

  test('nothing of a page runs: no scripts, handlers, styles, forms, frames or addresses', async () => {
    const { html } = await textOf(`<h2 onclick="a()">I</h2>${PROSE}
      <script>alert(1)</script><style>p { color: red }</style><p style="color:red" onmouseover="a()">Um
      <a href="javascript:alert(1)">dous</a> <a href="https://example.org/">tres</a> <img src="x" onerror="a()">
      <svg><script>a()</script></svg><iframe src="//example.org"></iframe><input value="a">
      <b id="c1" class="note">quatro</b> &lt;script&gt;</p><math><mtext><style><img src=x onerror=a()></style></mtext></math>`);
    expect(html).not.toMatch(
      /<(script|style|svg|iframe|form|input|img|math)|on\w+=|javascript:|example\.org|style=/,
    );
    expect(html).toContain('<p>Um dous tres <strong>quatro</strong> &#x3C;script></p>');
  });
});

test.each(['A', 'A SUA ALTEZA'])(
  'a motto, who it is by and a dedication (%s) stand before the first heading, without the printer’s words',
  async (whom) => {
    const { html } = await textOf(
      `<h1>UM LIVRO</h1><p>Obras da autora</p><p>Cartas de longe, romance<br>Noites da ilha, romance</p><p>Lisboa, 1880</p><p>Cada livro é um amigo certo.</p><p>UM LIVRO</p><p>Cada livro é um amigo certo.</p><p class="right">Ana Silva</p><p>${whom}</p><p>PEDRO ALVES</p>
    <p>A propriedade d'este livro pertence aos editores, no Brazil e em Portugal, como diz a lei que o protege.</p><h2>I</h2><p>Li, como quem caça, e reli.</p>${PROSE}`,
    );
    expect(html).toContain(
      `<section id="c1"><p>Cada livro é um amigo certo.</p><p class="right">Ana Silva</p><p>${whom}</p><p>PEDRO ALVES</p><h2>I</h2><p>Li, como`,
    );
  },
);

test('what a title page says below the title is no part of the text', async () => {
  const { html } = await textOf(`<h2>UM LIVRO</h2><p>NARRATIVA</p><p>POR</p>${PROSE}`);
  expect(html).toMatch(/^<section id="c1"><h2>UM LIVRO<\/h2><p>(?!NARRATIVA|POR)/);
});

test('a note’s label may be cut by an anchor, and one that no text refers to stays in its place', async () => {
  const { html } = await textOf(
    `<p>[A] Falta uma folha.</p><h2>I</h2>${PROSE}<p>Elephante!<a href="#1">[1]</a></p><p>[A] Fernando sahiu.</p><p>[<a name="1"></a>1] O grito.</p>`,
  );
  expect(html).toContain(
    '<p>Elephante!<a class="note" href="#n1">1</a></p><p>[A] Fernando sahiu.</p><aside id="n1" class="note"><p>O grito.</p>',
  );
});

test('a note is that of its reference, not of the contents’ links to pages', async () => {
  const { html } =
    await textOf(`<h2>INDICE</h2><table><tr><td>I</td><td><a href="#p1">1</a></td></tr></table>
    <h2>I</h2>${PROSE}<p>Aqui<sup><a href="#a">1</a></sup> e alli.<a href="#b">[2]</a></p>
    <div class="footnotes"><p><a href="#r">[1]</a> Um.</p><p>Mais.</p><p><a href="#s">[2]</a> Dous.</p></div>`);
  expect(html).toContain(
    'Aqui<sup><a class="note" href="#n1">1</a></sup> e alli.<a class="note" href="#n2">2</a>',
  );
  expect(html).toContain(
    'class="note"><p>Um.</p><p>Mais.</p></aside><aside id="n2" class="note"><p>Dous.</p>',
  );
});

test('of several files of a book the generated one is read, in folders below too', async () => {
  const place = newPlace();
  writeSource(place, '1234.txt', 'not a book');
  writeFileSync(
    path.join(place.sources, 'pg1234-images.html.utf8'),
    page(PROSE, { title: 'O gerado' }),
  );
  expect((await make(place)).said[0]).toMatch(/^1234 O gerado: 1 chapters/);
  expect(readFileSync(path.join(place.folder, 'index.json'), 'utf8')).toContain('O gerado');
});

test('a description whose chapter is in no file is refused', async () => {
  const { description } = await textOf(PROSE);
  const chapters = [{ name: 'I', words: 1, part: 7 }];
  expect(() => readTextDescription({ ...description, chapters })).toThrow(/in no part/);
});
