/** @jest-environment node */
import fc from 'fast-check';
import { longDate } from '@/lib/catalogue/copy-notes';

test('a day is written as Intl writes it', () => {
  const intl = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
  const days = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (day) => {
      expect(longDate(day.toISOString().slice(0, 10))).toBe(intl.format(day));
    }),
  );
  expect(longDate('2026-11-16')).toBe('16 de novembro de 2026');
});

test('another text is left as it is', () => {
  expect(longDate('ontem')).toBe('ontem');
});
