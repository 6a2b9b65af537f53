import { readableFormats } from '@/components/book/book-actions';

test.each([
  [{ 'TEXT/HTML; charset=utf-8': '1.html' }, ['HTML (navegador)']],
  [{ 'text/plain': '1.txt', 'text/html': '1' }, ['HTML (navegador)']],
  [
    { 'text/plain; charset=us-ascii': '1.ZIP', 'text/plain': '1.txt' },
    ['texto simples (qualquer aparelho)'],
  ],
  [{ 'text/plain': '1.zip' }, []],
  [{ 'text/html-ish': '1.html' }, []],
])('%j can be read as %j', (formats, labels) => {
  expect(readableFormats(formats as Record<string, string>)).toEqual(labels);
});
