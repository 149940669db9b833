import { describe, expect, it } from 'vitest';
import { type AddUp, shareRateLimit } from './shareRateLimit.ts';

const limits = { read: 40, identity: 3 };
const begin = new Date('2026-03-01T10:00:00Z');
const later = (seconds: number) => new Date(begin.getTime() + seconds * 1000);

/** What all processes add to; `asked` is how often. */
function commonCounts() {
  const counts = new Map<string, number>();
  const common = { asked: 0, secondsLeft: 42 };
  const addUp: AddUp = async ({ key, requests, most }) => {
    common.asked += 1;
    const count = (counts.get(key) ?? 0) + requests;
    counts.set(key, count);
    return count > most ? common.secondsLeft : undefined;
  };
  return { common, addUp };
}

const shared = (addUp: AddUp, onAlone: (cause: unknown) => void = () => undefined) =>
  shareRateLimit({ limits, addUp, onAlone, patienceMs: 20 });

describe('a limit that processes share', () => {
  it('lets an address ask as often as it may, whichever of them it asks', async () => {
    const { addUp } = commonCounts();
    const [one, two] = [shared(addUp), shared(addUp)];
    const answers = [];
    for (const limit of [one, two, one, two, one]) answers.push(await limit('a', 'identity', begin));
    expect(answers).toEqual([undefined, undefined, undefined, 42, 42]);
    expect(await two('b', 'identity', begin)).toBeUndefined();
  });

  it('of many requests is exceeded by a twentieth for each process at most', async () => {
    const { addUp } = commonCounts();
    const processes = [shared(addUp), shared(addUp), shared(addUp)];
    let passed = 0;
    for (let at = 0; at < 300; at += 1)
      if ((await processes[at % 3]?.('a', 'read', begin)) === undefined) passed += 1;
    expect(passed).toBeGreaterThanOrEqual(40);
    expect(passed).toBeLessThanOrEqual(40 + 3 * 2);
  });

  it('asks for nobody who comes seldom, and no more for one who is refused', async () => {
    const { addUp, common } = commonCounts();
    const limit = shareRateLimit({ limits: { page: 1_200 }, addUp, onAlone: () => undefined });
    for (let at = 0; at < 59; at += 1) expect(limit('a', 'page', begin)).toBeUndefined();
    expect(common.asked).toBe(0);
    for (let at = 59; at < 1_200; at += 1) await limit('a', 'page', begin);
    expect(common.asked).toBe(20);
    for (let at = 0; at < 100; at += 1) expect(limit('a', 'page', begin)).toBe(60);
    expect(common.asked).toBe(20);
  });

  it('refuses for as long as the common minute has to run, and no longer', async () => {
    const { addUp, common } = commonCounts();
    const limit = shared(addUp);
    for (let at = 0; at < 3; at += 1) await limit('a', 'identity', begin);
    common.secondsLeft = 5;
    expect(await shared(addUp)('a', 'identity', begin)).toBe(5);
    const other = shared(addUp);
    expect(await other('a', 'identity', later(0))).toBe(5);
    const asked = common.asked;
    expect(await other('a', 'identity', later(3))).toBe(2);
    expect(common.asked).toBe(asked);
    await other('a', 'identity', later(6));
    expect(common.asked).toBe(asked + 1);
  });
});

describe('a process whose database', () => {
  it('fails goes by its own count, and says so', async () => {
    const told: unknown[] = [];
    const broken = new Error('no connection');
    const limit = shared(
      () => Promise.reject(broken),
      (cause) => told.push(cause),
    );
    const answers = [];
    for (let at = 0; at < 4; at += 1) answers.push(await limit('a', 'identity', begin));
    expect(answers).toEqual([undefined, undefined, undefined, 60]);
    expect(told).toEqual([broken, broken, broken]);
  });

  it('is slow waits a moment, and refuses by what it hears later', async () => {
    const told: unknown[] = [];
    const answers = Promise.withResolvers<number | undefined>();
    const limit = shared(
      () => answers.promise,
      (cause) => told.push(cause),
    );
    expect(await limit('a', 'identity', begin)).toBeUndefined();
    expect(told).toEqual([new Error('The counts of other processes did not come within 20 ms.')]);
    answers.resolve(30);
    await answers.promise;
    expect(await limit('a', 'identity', later(10))).toBe(20);
  });
});
