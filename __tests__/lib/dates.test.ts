/** @jest-environment node */
import { formatDate, formatTime } from '@/lib/format-dates';

describe('formatDate', () => {
  it('is a date in the format of Brazil', () => {
    expect(formatDate('2026-11-20T12:00:00.000Z')).toBe('20/11/2026');
    expect(formatDate(Date.parse('2026-01-05T12:00:00.000Z'))).toBe('05/01/2026');
  });

  it('is the day in local time, from its first minute to its last', () => {
    expect(formatDate(new Date(2026, 10, 20, 0, 0).toISOString())).toBe('20/11/2026');
    expect(formatDate(new Date(2026, 10, 20, 23, 59).toISOString())).toBe('20/11/2026');
  });

  it('is a dash for an invalid date', () => {
    expect(formatDate('')).toBe('—');
    expect(formatDate('ontem')).toBe('—');
  });
});

describe('formatTime', () => {
  it('is the time in local time', () => {
    expect(formatTime(new Date(2026, 10, 20, 14, 5).getTime())).toBe('14:05');
    expect(formatTime('ontem')).toBe('—');
  });
});
