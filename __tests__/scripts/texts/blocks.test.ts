/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { PROSE, make, readText, textOf, textsFolder, writeSource } from './make';

const newPlace = textsFolder();

describe('a file of Project Gutenberg', () => {
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
    const { html } = await textOf(newPlace(), `<h2>I</h2>${PROSE}${body}`);
    expect(html.replace(/^<section id="c1"><h2>I<\/h2><p>.*?<\/p>/, '')).toBe(
      `${expected}</section>\n`,
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
});

test('a note’s label may be cut by an anchor, and one that no text refers to stays in its place', async () => {
  const { html } = await textOf(
    newPlace(),
    `<p>[A] Falta uma folha.</p><h2>I</h2>${PROSE}<p>Elephante!<a href="#1">[1]</a></p><p>[A] Fernando sahiu.</p><p>[<a name="1"></a>1] O grito.</p>`,
  );
  expect(html).toContain(
    '<p>Elephante!<a class="note" href="#n1">1</a></p><p>[A] Fernando sahiu.</p><aside id="n1" class="note"><p>O grito.</p>',
  );
});

test('a note is that of its reference, not of the contents’ links to pages', async () => {
  const { html } = await textOf(
    newPlace(),
    `<h2>INDICE</h2><table><tr><td>I</td><td><a href="#p1">1</a></td></tr></table>
    <h2>I</h2>${PROSE}<p>Aqui<sup><a href="#a">1</a></sup> e alli.<a href="#b">[2]</a></p>
    <div class="footnotes"><p><a href="#r">[1]</a> Um.</p><p>Mais.</p><p><a href="#s">[2]</a> Dous.</p></div>`,
  );
  expect(html).toContain(
    'Aqui<sup><a class="note" href="#n1">1</a></sup> e alli.<a class="note" href="#n2">2</a>',
  );
  expect(html).toContain(
    'class="note"><p>Um.</p><p>Mais.</p></aside><aside id="n2" class="note"><p>Dous.</p>',
  );
});
