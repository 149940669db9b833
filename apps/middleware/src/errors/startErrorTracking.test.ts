import { execFile } from 'node:child_process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ErrorTracker, startErrorTracker } from '../../../../scripts/errorTracker.ts';
import { createEnvelopeSender, senderLimits } from './createEnvelopeSender.ts';
import { createLog } from './createLog.ts';
import { type FailureEvent, failureEvent } from './failureEvent.ts';
import { type Dsn, readDsn } from './readDsn.ts';
import { startErrorTracking } from './startErrorTracking.ts';

let tracker: ErrorTracker;
let stop = async () => undefined as void;
const lines: string[] = [];
const log = createLog({ LOG_LEVEL: 'info' }, { write: (text: string) => lines.push(text) });

beforeEach(async () => {
  lines.length = 0;
  tracker = await startErrorTracker();
});
afterEach(async () => {
  await stop();
  await tracker.close();
});

const settings = { SENTRY_RELEASE: '3f2a91c', SENTRY_ENVIRONMENT: 'production' };
function track(): void {
  stop = startErrorTracking({ ...settings, SENTRY_DSN: dsn() });
}
function dsn(): Dsn {
  const read = readDsn(tracker.dsn);
  if (!read) throw new Error('The tracker has no address.');
  return read;
}
function failureOf(op: string): FailureEvent {
  const failure = failureEvent({ level: 50, time: 1, op }, { release: undefined, environment: 'x' });
  if (!failure) throw new Error('It is no line of the log.');
  return failure;
}
/** Logs a failure of a kind of its own. */
const fail = (op: string) => log.error({ err: new Error('canary failed'), op }, 'it failed');

it('what is logged as an error is one envelope of the protocol; what is no error, and what comes after the end, is none', async () => {
  track();
  log.warn({ op: 'a' }, 'later');
  fail('b');
  await expect.poll(() => tracker.events.length).toBe(1);
  await stop();
  fail('c');
  expect(tracker.texts).toHaveLength(1);
  expect(tracker.events[0]).toMatchObject({
    transaction: 'b',
    release: '3f2a91c',
    environment: 'production',
  });
});

it('without a tracker nothing is sent', async () => {
  stop = startErrorTracking({ ...settings, SENTRY_DSN: undefined });
  fail('a');
  await stop();
  expect(lines).toHaveLength(1);
  expect(tracker.texts).toEqual([]);
});

it('of a flood five of a kind and thirty in all are sent in a minute, and the next says how many were not', async () => {
  let now = 0;
  const sender = createEnvelopeSender({ dsn: dsn(), now: () => now, onFailure: () => undefined });
  const send = (op: string) => sender.send(failureOf(op));
  for (let at = 0; at < 1_000; at += 1) send('one');
  expect(await settled(sender)).toBe(senderLimits.ofKind);
  for (let at = 0; at < 1_000; at += 1) send(`kind ${at}`);
  expect(await settled(sender)).toBe(senderLimits.inWindow);
  now += senderLimits.windowMs;
  send('after');
  expect(await settled(sender)).toBe(senderLimits.inWindow + 1);
  const told = tracker.events.map(({ extra }) => extra?.not_sent_before ?? 0);
  expect(told.reduce((sum, count) => sum + count)).toBe(2_000 - senderLimits.inWindow);
});

async function settled(sender: ReturnType<typeof createEnvelopeSender>): Promise<number> {
  await sender.flush(10_000);
  return tracker.events.length;
}

it('a tracker that is down is told of once and left alone, and nothing waits for it', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await tracker.close();
  track();
  fail('a');
  await expect.poll(() => stderr.mock.calls.length).toBe(1);
  fail('b');
  await stop();
  expect(stderr.mock.calls).toHaveLength(1);
  expect(String(stderr.mock.calls[0]?.[0])).toContain('SENTRY_DSN');
  stderr.mockRestore();
});

it('a tracker that hangs is waited for so long and no longer, and no more than thirty wait for it', async () => {
  tracker.answerWith(200, {}, 60_000);
  const failures: string[] = [];
  const limits = { ...senderLimits, answerMs: 200, ofKind: 1_000, inWindow: 1_000 };
  const onFailure = (reason: string) => failures.push(reason);
  const sender = createEnvelopeSender({ dsn: dsn(), now: Date.now, onFailure, limits });
  for (let at = 0; at < 1_000; at += 1) sender.send(failureOf('a'));
  await sender.flush(10_000);
  expect(failures).toHaveLength(1);
  expect(tracker.texts.length).toBeLessThan(2);
});

it('a tracker that says it is sent too much is left alone for as long as it says', async () => {
  tracker.answerWith(429, { 'retry-after': '300' });
  track();
  fail('a');
  await expect.poll(() => tracker.texts.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  fail('b');
  await stop();
  expect(tracker.texts).toHaveLength(1);
});

it.each(['Promise.reject(problem)', 'setTimeout(() => { throw problem })'])(
  'what ends the process is sent, said in the log, and still ends it: %s',
  async (crash) => {
    const program = `
      import { readDsn } from '${new URL('readDsn.ts', import.meta.url).href}';
      import { startErrorTracking } from '${new URL('startErrorTracking.ts', import.meta.url).href}';
      startErrorTracking({ SENTRY_DSN: readDsn('${tracker.dsn}'), SENTRY_ENVIRONMENT: 'production' });
      const problem = new RangeError('canary crash');
      ${crash};
      setInterval(() => undefined, 1000);`;
    const ended = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
      execFile(process.execPath, ['--input-type=module', '-e', program], (error, _, stderr) =>
        resolve({ code: error?.code, stderr }),
      );
    });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toContain('"level":60');
    expect(tracker.events).toMatchObject([
      {
        level: 'fatal',
        transaction: 'process',
        exception: { values: [{ type: 'RangeError', value: 'canary crash' }] },
      },
    ]);
  },
);
