import fc from 'fast-check';
import { splitTitle } from '@/lib/catalogue/split-title';
import { cleanTitle } from '@/lib/catalogue/text';

test.each([
  ['Dom Casmurro', 'Dom Casmurro', ''],
  ['Frankenstein; or, the modern prometheus', 'Frankenstein;', 'or, the modern prometheus'],
  ['Vidas: um romance; segunda parte', 'Vidas:', 'um romance; segunda parte'],
  ['Às 10:15 da noite', 'Às 10:15 da noite', ''],
  ['Sem fim:', 'Sem fim:', ''],
  [': só o resto', ': só o resto', ''],
])('%s', (title, main, subtitle) => {
  expect(splitTitle(title)).toMatchObject({ main, subtitle });
});

test('the parts together are the title, and the main one is never empty', () => {
  const titles = fc
    .array(fc.oneof(fc.constantFrom(':', ';', ': ', '; ', ' '), fc.string()))
    .map((parts) => cleanTitle(parts.join('')))
    .filter(Boolean);
  fc.assert(
    fc.property(titles, (title) => {
      const { main, subtitle } = splitTitle(title);
      expect(subtitle ? `${main} ${subtitle}` : main).toBe(title);
      expect(main).not.toBe('');
    }),
  );
});
