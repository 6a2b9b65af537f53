import { heapGrowth, isFlat } from '@/scripts/soak/report';
import { pickWeighted, randomNumbers } from '@/scripts/soak/random';

const samples = (heapAt: (minute: number) => number) =>
  Array.from({ length: 31 }, (_, minute) => ({
    minute,
    tab: 'kept',
    heap: heapAt(minute),
    nodes: 0,
    listeners: 0,
  }));

test('memory is flat when its end is at most a fifth over its warm start', () => {
  const cold = heapGrowth(
    samples((minute) => (minute < 2 ? 1 : 10)),
    30,
  );
  expect(cold).toBe(1);
  const growing = heapGrowth(
    samples((minute) => 10 + minute / 5),
    30,
  );
  expect([isFlat(cold), isFlat(growing)]).toEqual([true, false]);
  expect(isFlat(heapGrowth([], 30))).toBe(false);
});

test('the same seed picks the same, and weights count', () => {
  const items = [
    { name: 'often', weight: 9 },
    { name: 'seldom', weight: 1 },
  ];
  const picks = (seed: number) => {
    const random = randomNumbers(seed);
    return Array.from({ length: 1_000 }, () => pickWeighted(random, items).name);
  };
  expect(picks(1)).toEqual(picks(1));
  expect(picks(1)).not.toEqual(picks(2));
  const often = picks(3).filter((name) => name === 'often').length;
  expect(often).toBeGreaterThan(850);
  expect(often).toBeLessThan(950);
});
