import type { Logger } from 'pino';

interface Options {
  readonly everyMs: number;
  /** Whether it is also done at the start, not a pause later. */
  readonly atOnce?: boolean;
  readonly log: Logger;
  /** Names the work in the log. */
  readonly op: string;
  /** What the log says when the work throws. */
  readonly failure: string;
}

/** Work that goes on beside the calls. */
export interface Repeated {
  /** Begins it no more, and waits for what is under way. */
  readonly stop: () => Promise<void>;
}

/** Does a piece of work every so often, never twice at a time. What throws is logged and done again the next time. */
export function repeat(
  work: () => Promise<unknown>,
  { everyMs, atOnce = false, log, op, failure }: Options,
): Repeated {
  let underWay: Promise<unknown> | undefined;
  const turn = () => {
    underWay ??= work()
      .catch((cause: unknown) => log.error({ err: cause, op }, failure))
      .finally(() => {
        underWay = undefined;
      });
  };
  if (atOnce) turn();
  const timer = setInterval(turn, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
