import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAdmission, type Turn } from './createAdmission.ts';

const limits = { atOnce: 1, maxWaiting: 3, maxWaitMs: 30_000 };

async function needTurn(admitted: Promise<Turn | undefined>): Promise<Turn> {
  const turn = await admitted;
  if (!turn) throw new Error('This call was turned away.');
  return turn;
}

describe('admission', () => {
  it('gives turns in the order calls came, and to those who pay before the others', async () => {
    const admission = createAdmission(limits);
    const order: string[] = [];
    const first = await needTurn(admission(false));
    const all = (['browses', 'pays', 'looks'] as const).map(async (name) => {
      const turn = await needTurn(admission(name === 'pays'));
      order.push(name);
      turn.leave();
    });
    first.leave();
    await Promise.all(all);
    expect(order).toEqual(['pays', 'browses', 'looks']);
  });

  it('turns away at once who comes when too many wait, and in time who has waited too long', async () => {
    const admission = createAdmission({ ...limits, maxWaitMs: 20 });
    const first = await needTurn(admission(true));
    const waiting = [admission(false), admission(true), admission(false)];
    expect(await admission(true)).toBeUndefined();
    expect(await Promise.all(waiting)).toEqual([undefined, undefined, undefined]);
    first.leave();
    expect(await admission(false)).toBeDefined();
  });

  it('who waits for something outside lets others work, and comes back before those who have not begun', async () => {
    const admission = createAdmission({ ...limits, maxWaitMs: 20 });
    const order: string[] = [];
    const paying = await needTurn(admission(true));
    const { promise: whenThirdIsGone, resolve: thirdIsGone } = Promise.withResolvers<void>();
    const second = admission(true).then(async (turn) => {
      order.push('the second begins');
      await whenThirdIsGone;
      order.push('the second ends');
      turn?.leave();
    });
    const third = admission(true).then((turn) => {
      order.push(turn ? 'the third begins' : 'the third is turned away');
      thirdIsGone();
    });
    const paid = await paying.away(async () => {
      order.push('away');
      return 'paid';
    });
    order.push(paid);
    await Promise.all([second, third]);
    expect(order).toEqual([
      'away',
      'the second begins',
      'the third is turned away',
      'the second ends',
      'paid',
    ]);
  });

  it('law: never more work at once than may, everybody is answered, and every turn is given back', async () => {
    const call = fc.record({
      urgent: fc.boolean(),
      leaves: fc.boolean(),
      fails: fc.boolean(),
      ms: fc.integer({ min: 0, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(call, { maxLength: 30 }),
        async (atOnce, calls) => {
          const admission = createAdmission({ atOnce, maxWaiting: 10, maxWaitMs: 5 });
          let working = 0;
          let most = 0;
          const work = async (one: (typeof calls)[number]) => {
            const turn = await admission(one.urgent);
            if (!turn) return;
            working += 1;
            most = Math.max(most, working);
            await sleep(one.ms);
            working -= 1;
            if (one.leaves) {
              const outside = turn.away(async () => {
                await sleep(one.ms);
                if (one.fails) throw new Error('The provider is down.');
              });
              await outside.catch(() => {});
              most = Math.max(most, working + 1);
            }
            turn.leave();
          };
          await Promise.all(calls.map(work));
          expect(most).toBeLessThanOrEqual(atOnce);
          const turns = await Promise.all(Array.from({ length: atOnce }, () => admission(false)));
          expect(turns).not.toContain(undefined);
          expect(await admission(false)).toBeUndefined();
        },
      ),
      { numRuns: 60 },
    );
  });
});
