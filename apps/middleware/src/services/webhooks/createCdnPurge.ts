import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Repeated } from '../../repeat.ts';

interface Options {
  readonly url: string;
  readonly token: string | undefined;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Until every process has noticed that content is new, and makes its pages of it. */
  readonly waitMs?: number;
  /** What is waited before each further attempt. */
  readonly pausesMs?: readonly number[];
  readonly answerMs?: number;
}

/** Has the CDN in front forget pages. */
export interface CdnPurge extends Repeated {
  /** Never waits, never throws. Calls that come while one is about to be made are that one. */
  readonly purge: () => void;
}

/** What every public page is named for a CDN. */
const tag = 'pages';

/**
 * Tells a CDN by one POST that every page is old, in the words of Fastly (`surrogate-key`) and of Cloudflare (`tags`), whose other words each of them leaves
 * unread. It is tried three times; a CDN that was not reached keeps its pages for as long as they say, a minute.
 */
export function createCdnPurge({
  url,
  token,
  log,
  waitMs = 3_000,
  pausesMs = [2_000, 15_000],
  answerMs = 5_000,
}: Options): CdnPurge {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false });
  let isDue = false;
  let work: Promise<void> | undefined;

  const post = async () => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
      headers: {
        'content-type': 'application/json',
        'surrogate-key': tag,
        ...(token !== undefined && { authorization: `Bearer ${token}`, 'fastly-key': token }),
      },
      body: JSON.stringify({ tags: [tag] }),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
  };
  const attempt = async () => {
    for (const wait of [0, ...pausesMs]) {
      await pause(wait);
      try {
        await post();
        log.info({ op: 'cdn.purge' }, 'the CDN forgets its pages');
        return;
      } catch (cause) {
        if (signal.aborted) return;
        log.warn({ op: 'cdn.purge', reason: String(cause) }, 'the CDN was not reached');
      }
    }
    log.error({ op: 'cdn.purge' }, 'the CDN keeps its pages; is TAILORBIRD_CDN_PURGE_URL right?');
  };
  const run = async () => {
    while (isDue && !signal.aborted) {
      await pause(waitMs);
      isDue = false;
      await attempt();
    }
    work = undefined;
  };
  return {
    purge: () => {
      isDue = true;
      // What rejects here is a pause that the end of the process has cut short.
      work ??= run().catch(() => undefined);
    },
    stop: async () => {
      stopping.abort();
      await work;
    },
  };
}
