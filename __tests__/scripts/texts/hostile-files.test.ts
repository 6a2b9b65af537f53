/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { PROSE, filesOf, make, page, textOf, textsFolder, writeSource } from './make';

const newPlace = textsFolder();

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
    const { html } = await textOf(
      newPlace(),
      `<h2 onclick="a()">I</h2>${PROSE}
      <script>alert(1)</script><style>p { color: red }</style><p style="color:red" onmouseover="a()">Um
      <a href="javascript:alert(1)">dous</a> <a href="https://example.org/">tres</a> <img src="x" onerror="a()">
      <svg><script>a()</script></svg><iframe src="//example.org"></iframe><input value="a">
      <b id="c1" class="note">quatro</b> &lt;script&gt;</p><math><mtext><style><img src=x onerror=a()></style></mtext></math>`,
    );
    expect(html).not.toMatch(
      /<(script|style|svg|iframe|form|input|img|math)|on\w+=|javascript:|example\.org|style=/,
    );
    expect(html).toContain('<p>Um dous tres <strong>quatro</strong> &#x3C;script></p>');
  });
});
