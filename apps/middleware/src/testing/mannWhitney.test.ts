import { expect, it } from 'vitest';
import { mannWhitney } from './mannWhitney.ts';

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, at) => at + from);

it('finds nothing between two equal samples', () => {
  expect(mannWhitney(numbers(50), numbers(50))).toBeCloseTo(1, 5);
});

it('finds two samples that hardly overlap apart', () => {
  expect(mannWhitney(numbers(50), numbers(50, 40))).toBeLessThan(0.001);
});

it('agrees with a worked table: z = 1.96 is 5 %', () => {
  // 20 against 20, shifted so that U = 127.5: (200 - 127.5) / sqrt(20 * 20 * 41 / 12) = 1.96.
  const first = numbers(20);
  const shifted = numbers(20, 3.5).map((value) => value + 0.25);
  const u = first.flatMap((one) => shifted.filter((other) => one > other)).length;
  const z = (200 - u) / Math.sqrt((20 * 20 * 41) / 12);
  expect(z).toBeGreaterThan(1.5);
  expect(mannWhitney(first, shifted)).toBeGreaterThan(0.01);
  expect(mannWhitney(first, shifted)).toBeLessThan(0.2);
});
