import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLastSender } from './useQuantity.ts';

const intent = fc.record({ quantity: fc.integer({ min: 1, max: 99 }), atOnce: fc.boolean() });

test('reliability C5: the last quantity wanted is the one that stays, in whatever order requests arrive', async ({
  annotate,
}) => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(intent, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      async (scheduler, intents, endsWithRemoval) => {
        let line: number | undefined = 1;
        const arriving = () => scheduler.schedule(Promise.resolve());
        const post = async (quantity: number) => {
          await arriving();
          if (line !== undefined) line = quantity;
          await arriving();
          return true;
        };
        const remove = async () => {
          await arriving();
          line = undefined;
        };
        const lastOf = createLastSender();
        const sent: Promise<unknown>[] = [];
        const wants = scheduler.scheduleSequence([
          ...intents.map(({ quantity, atOnce }) => async () => {
            sent.push(lastOf(quantity, post, { atOnce }));
          }),
          ...(endsWithRemoval ? [async () => void sent.push(remove())] : []),
        ]);
        await scheduler.waitFor(wants.task);
        await scheduler.waitFor(Promise.all(sent));
        await scheduler.waitIdle();
        expect(line).toBe(endsWithRemoval ? undefined : intents.at(-1)?.quantity);
        runs += 1;
      },
    ),
    { numRuns: 300 },
  );
  await annotate(
    `${runs} runs: the last intent stays in each, 0 removed lines back (target 300, 0)`,
    'figure',
  );
});

test('what did not arrive is told, and the next is sent all the same', async () => {
  const lastOf = createLastSender();
  expect(await lastOf(2, async () => false)).toBe(false);
  expect(await lastOf(3, async () => true)).toBe(true);
});
