import { expect, test } from 'vitest';
import { eachAdded } from './eachAdded.ts';

const tee = 'Fern Breton Tee, Indigo, 12';
const mug = 'Willow Mug, Blush';

test('where all of it is in the bag, that is all that is said', () => {
  expect(
    eachAdded([
      { name: tee, outcome: 'added' },
      { name: mug, outcome: 'added' },
    ]),
  ).toEqual({ isDone: true, text: 'Everything is in your bag, at today’s prices.' });
});

test('what is not in it as it was is told by name and why, like with like', () => {
  const { isDone, text } = eachAdded([
    { name: tee, outcome: 'sold-out' },
    { name: mug, outcome: 'fewer' },
    { name: 'Gift Card by Email', outcome: 'personal' },
    { name: 'Elm Jumper', outcome: 'sold-out' },
    { name: 'Old Vase', outcome: 'gone' },
  ]);
  expect(isDone).toBe(true);
  expect(text).toBe(
    `Fewer are left than you asked for: ${mug}. Sold out: ${tee}; Elm Jumper. No longer sold: Old Vase. ` +
      'Please choose anew, on its own page: Gift Card by Email. What we have is in your bag, at today’s prices.',
  );
});

test.each(['sold-out', 'gone', 'personal', 'bag-full', 'failed'] as const)(
  'where nothing went in (%s) nothing is said to be there',
  (outcome) => {
    const { isDone, text } = eachAdded([{ name: tee, outcome }]);
    expect(isDone).toBe(false);
    expect(text).toContain(`${tee}. Nothing was added to your bag.`);
  },
);
