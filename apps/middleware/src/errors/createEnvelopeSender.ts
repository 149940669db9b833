import type { FailureEvent } from './failureEvent.ts';
import type { Dsn } from './readDsn.ts';

/** How much a tracker is sent at most, and how long it is waited for. */
export const senderLimits = {
  windowMs: 60_000,
  /** Of all kinds together, and of one kind, in a window. */
  inWindow: 30,
  ofKind: 5,
  waiting: 30,
  answerMs: 5_000,
  /** How long a tracker is left alone that fails or says that it is sent too much. */
  restMs: 60_000,
} as const;

interface Options {
  readonly dsn: Dsn;
  /** Milliseconds. */
  readonly now: () => number;
  /** Told once when the tracker fails, until it has worked again. */
  readonly onFailure: (reason: string) => void;
  readonly limits?: { readonly [L in keyof typeof senderLimits]: number };
}

/** Sends events to a tracker. */
export interface EnvelopeSender {
  /** Never waits, never throws: what is too much is dropped, and how much that was is told with the next. */
  readonly send: (failure: FailureEvent) => void;
  /** Waits until all is sent, or so long. */
  readonly flush: (withinMs: number) => Promise<void>;
}

/** Sends events one after the other by Sentry's envelope protocol, which other trackers speak too. */
export function createEnvelopeSender({
  dsn,
  now,
  onFailure,
  limits = senderLimits,
}: Options): EnvelopeSender {
  const queue: FailureEvent['event'][] = [];
  const kinds = new Map<string, number>();
  let began = Number.NEGATIVE_INFINITY;
  let taken = 0;
  let dropped = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let isFailing = false;
  let sending: Promise<void> | undefined;

  const mayTake = (kind: string) => {
    if (now() - began >= limits.windowMs) {
      began = now();
      taken = 0;
      kinds.clear();
    }
    const ofKind = kinds.get(kind) ?? 0;
    if (taken >= limits.inWindow || ofKind >= limits.ofKind) return false;
    if (queue.length >= limits.waiting || now() < restsUntil) return false;
    taken += 1;
    kinds.set(kind, ofKind + 1);
    return true;
  };
  const drain = async () => {
    for (let event = queue.shift(); event; event = queue.shift()) {
      try {
        const rest = await post(dsn, event, limits);
        if (rest !== undefined) restsUntil = now() + rest;
        isFailing = false;
      } catch (cause) {
        restsUntil = now() + limits.restMs;
        if (!isFailing) onFailure(reasonOf(cause));
        isFailing = true;
      }
      if (now() < restsUntil) dropped += queue.splice(0).length;
    }
    sending = undefined;
  };
  return {
    send: ({ kind, event }) => {
      if (!mayTake(kind)) {
        dropped += 1;
        return;
      }
      queue.push(dropped > 0 ? { ...event, extra: { not_sent_before: dropped } } : event);
      dropped = 0;
      sending ??= drain();
    },
    flush: async (withinMs) => {
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, withinMs);
      });
      await Promise.race([sending, tooLate]);
      clearTimeout(timer);
    },
  };
}

/** Posts an envelope; answers how long the tracker asks to be left alone, if it does. */
async function post(
  { envelopes, key }: Dsn,
  event: FailureEvent['event'],
  { answerMs, restMs }: { readonly answerMs: number; readonly restMs: number },
): Promise<number | undefined> {
  const payload = JSON.stringify(event);
  const item = { type: 'event', content_type: 'application/json', length: Buffer.byteLength(payload) };
  const head = { event_id: event.event_id, sent_at: new Date().toISOString() };
  const response = await fetch(envelopes, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=tailorbird/1, sentry_key=${key}`,
    },
    body: `${JSON.stringify(head)}\n${JSON.stringify(item)}\n${payload}\n`,
  });
  await response.body?.cancel();
  if (response.status === 429) return 1000 * (Number(response.headers.get('retry-after')) || restMs / 1000);
  if (!response.ok) throw new Error(`It answered ${response.status}.`);
  return undefined;
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
}
