export interface AdmissionLimits {
  /** Calls that work at the same time. */
  readonly atOnce: number;
  /** Calls that may wait for their turn; one more is turned away at once. */
  readonly maxWaiting: number;
  /** Longest a call waits for its turn, in milliseconds. */
  readonly maxWaitMs: number;
}

/**
 * Fewer at once than the ten connections to the database: whoever has a turn has a connection too, and two are left for
 * what runs beside the calls. Who waits longer for a turn than a shopper does for a page is told to come back.
 */
const defaultLimits: AdmissionLimits = { atOnce: 8, maxWaiting: 1_000, maxWaitMs: 8_000 };

/** The right to work, from `enter` until `leave`. */
export interface Turn {
  /** Gives the turn to others while something outside the shop is waited for; whoever comes back goes first. */
  readonly away: <T>(work: () => Promise<T>) => Promise<T>;
  readonly leave: () => void;
}

/** Waits for a turn; undefined when too many wait already, or for too long. Who is urgent goes before who is not. */
export type Admission = (isUrgent: boolean) => Promise<Turn | undefined>;

/** Whoever waits, called with whether it is their turn. */
type Waiting = (hasTurn: boolean) => void;

/** Takes so many calls at a time, in the order in which they come: those who pay first, so that they are done soonest. */
export function createAdmission(limits: AdmissionLimits = defaultLimits): Admission {
  let working = 0;
  const back = new Set<Waiting>();
  const urgent = new Set<Waiting>();
  const others = new Set<Waiting>();

  const leave = () => {
    for (const queue of [back, urgent, others]) {
      const [next] = queue;
      if (!next) continue;
      queue.delete(next);
      next(true);
      return;
    }
    working -= 1;
  };
  const enter = (queue: Set<Waiting>, maxMs: number | undefined) =>
    new Promise<boolean>((resolve) => {
      if (working < limits.atOnce) {
        working += 1;
        resolve(true);
        return;
      }
      const timer =
        maxMs === undefined
          ? undefined
          : setTimeout(() => {
              queue.delete(waiting);
              resolve(false);
            }, maxMs);
      const waiting: Waiting = (hasTurn) => {
        clearTimeout(timer);
        resolve(hasTurn);
      };
      queue.add(waiting);
    });
  const turn: Turn = {
    leave,
    away: async (work) => {
      leave();
      try {
        return await work();
      } finally {
        // What was done outside, such as a payment, is never lost to a queue: who comes back is not turned away.
        await enter(back, undefined);
      }
    },
  };
  return async (isUrgent) => {
    if (urgent.size + others.size >= limits.maxWaiting) return undefined;
    return (await enter(isUrgent ? urgent : others, limits.maxWaitMs)) ? turn : undefined;
  };
}
