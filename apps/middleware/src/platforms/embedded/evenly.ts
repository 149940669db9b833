import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a few rows take to write, in milliseconds. */
const evenMs = 60;

/** Does some work, or none, in a time that tells nobody which it was. */
export async function evenly(work: (() => Promise<void>) | undefined): Promise<void> {
  await Promise.all([sleep(evenMs), work?.()]);
}
