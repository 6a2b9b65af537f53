import { formatDate, formatTime } from '@/lib/format';

describe('formatDate', () => {
  it('writes a date as a Brazilian reads it', () => {
    expect(formatDate('2026-11-20T12:00:00.000Z')).toBe('20/11/2026');
    expect(formatDate(Date.parse('2026-01-05T12:00:00.000Z'))).toBe('05/01/2026');
  });

  it('names the day that it is for the reader, from its first minute to its last', () => {
    expect(formatDate(new Date(2026, 10, 20, 0, 0).toISOString())).toBe('20/11/2026');
    expect(formatDate(new Date(2026, 10, 20, 23, 59).toISOString())).toBe('20/11/2026');
  });

  it('writes a dash for what is no date', () => {
    expect(formatDate('')).toBe('—');
    expect(formatDate('ontem')).toBe('—');
  });
});

describe('formatTime', () => {
  it('writes the hour where the reader is', () => {
    expect(formatTime(new Date(2026, 10, 20, 14, 5).getTime())).toBe('14:05');
    expect(formatTime('ontem')).toBe('—');
  });
});
