import { expect, test } from 'vitest';
import { colourDifference, labDifference } from './colourDifference.ts';

test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('CIEDE2000 of the pair %j and %j of its authors is %d', (one, other, difference) => {
  expect(labDifference(one, other)).toBeCloseTo(difference, 4);
});

test('a colour differs from itself by nothing, and from another as much either way', () => {
  expect(colourDifference('#4f6238', '#4f6238')).toBe(0);
  expect(colourDifference('#4f6238', '#f3ead7')).toBeCloseTo(colourDifference('#f3ead7', '#4f6238'), 8);
});
