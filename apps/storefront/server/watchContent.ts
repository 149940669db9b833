import { z } from 'zod';
import { writeLog } from '../app/writeLog.ts';
import type { StorefrontOptions } from './storefrontOptions.ts';

/** How often it is asked: with the time a page takes to be made, what is published is seen within two seconds. */
const everyMs = 1_000;
const answerMs = 5_000;
/** How long what was published and could not be had is not asked for again: pages show what was there before meanwhile. */
const againMs = 5_000;

const answer = z.object({ version: z.int() });

/** Which version of published content there is, as each process of the shop knows it. */
export interface ContentWatch {
  readonly version: () => number;
  /** Says that what was published last could not be had, so that pages were made of what was there before. */
  readonly missed: () => void;
  readonly stop: () => void;
}

/**
 * Asks the middleware every second how often the content service has said that it published something. The database counts, so
 * that each process hears of it, whichever of them the content service has called.
 */
export function watchContent({
  middleware,
  middlewareUrl,
}: Pick<StorefrontOptions, 'middleware' | 'middlewareUrl'>): ContentWatch {
  let version = 0;
  let tries = 0;
  let again: NodeJS.Timeout | undefined;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async () => {
    try {
      const signal = AbortSignal.timeout(answerMs);
      const response = await middleware(new Request(`${middlewareUrl}/webhooks/content`, { signal }));
      if (!response.ok) throw new Error(`The middleware answered ${response.status}. ${hint}`);
      version = answer.parse(await response.json()).version;
      isFailing = false;
    } catch (cause) {
      if (!isFailing) tell(cause);
      isFailing = true;
    }
    if (!isStopped) timer = setTimeout(() => void look(), everyMs).unref();
  };
  void look();
  return {
    version: () => version + tries,
    missed: () => {
      again ??= setTimeout(() => {
        again = undefined;
        tries += 1;
      }, againMs).unref();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(again);
    },
  };
}

const hint = 'Give it TAILORBIRD_CONTENT_WEBHOOK_SECRET too.';

function tell(cause: unknown): void {
  writeLog({ level: 'warn', op: 'content.version', reason: String(cause) });
}
