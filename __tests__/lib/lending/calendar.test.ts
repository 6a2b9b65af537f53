/** @jest-environment node */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { loanCalendar } from '@/lib/lending/calendar';
import type { Loan } from '@/lib/lending/loan';
import { TODAY, aLoan } from '@/fixtures/records';
import { anyText } from '../../support/any-text';

const url = 'https://exemplo.com/bookshelfs/book/84/';
const loan = aLoan({ title: 'Frankenstein; or, the Modern Prometheus' });
const made = (fields: Partial<Loan> = {}, description = '') => {
  const asked = { ...loan, ...fields };
  return loanCalendar(asked, { summary: asked.title, description, url }, TODAY);
};

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  return { calendar, component, event: new ICAL.Event(component) };
}

test('a loan is an event at the moment the book is due, with a reminder the day before', () => {
  const { calendar, component, event } = read(made());
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(event.startDate.toJSDate()).toEqual(new Date(loan.dueAt));
  expect(event.endDate.toUnixTime()).toBeGreaterThan(event.startDate.toUnixTime());
  expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-20T17:30:00Z');
  expect(component.getFirstPropertyValue('url')).toBe(url);
  const alarm = component.getFirstSubcomponent('valarm');
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-P1D');
  expect(alarm?.getFirstPropertyValue('description')).toMatch(/^Frankenstein/);
});

test('every line ends with CRLF, none is longer than 75 octets, and it reads as any title was', () => {
  const breaks = fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\u0000');
  const marks = fc.constantFrom('\\', ';', ',', '\\n', ':', '"', 'END:VEVENT', '🙂');
  const part = fc.oneof(anyText({ maxLength: 40 }), breaks, marks);
  const title = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(title, title, title, (name, description, id) => {
      const file = made({ title: name, id }, description);
      const lines = file.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(line).not.toMatch(/[\r\n\u2028\u2029\u0085]/);
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
      const clean = (text: string) =>
        text.replace(/\r\n|[\r\u2028\u2029\u0085]/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
      const { event, component } = read(file);
      expect(event.summary).toBe(clean(name));
      expect(event.description ?? '').toBe(clean(description));
      expect(component.getAllSubcomponents('valarm')).toHaveLength(1);
      expect(event.startDate.toJSDate()).toEqual(new Date(loan.dueAt));
    }),
  );
});
