import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '../call.ts';

/** Longer than a few rows take to write, in milliseconds. */
const evenMs = 60;

/** Does some work, or none, in a time that tells nobody which it was; other calls work while it only waits. */
export async function evenly(
  { away }: Pick<Call, 'away'>,
  work: (() => Promise<void>) | undefined,
): Promise<void> {
  const until = performance.now() + evenMs;
  await work?.();
  await away(() => sleep(Math.max(0, until - performance.now())));
}
