import { LRUCache } from 'lru-cache';
import { writeLog } from '../app/writeLog.ts';
import { CircuitOpenError } from './createCircuitBreaker.ts';

const maxAgeMs = 24 * 60 * 60 * 1_000;
const maxAnswers = 500;
const maxCharacters = 256 * 1024;

interface Kept {
  readonly text: string;
  readonly status: number;
  readonly at: number;
  /** Of what is published, when it was asked for. */
  readonly version: number;
}

interface StaleIfErrorOptions {
  readonly freshMs?: number;
  readonly version?: (() => number) | undefined;
  readonly missed?: (() => void) | undefined;
}

/** Answers a question, or with what it was answered last; `ask` is told whether there is such an answer. */
export type StaleIfErrorCache = (
  question: string,
  ask: (hasFallback: boolean) => Promise<Response>,
) => Promise<Response>;

/**
 * Keeps what a service answered last, found or not found, for a day in which it may fail. An answer that is no JSON is a
 * failure too. `now` is in milliseconds, as is `freshMs`, for which an answer is not asked for again, unless another `version`
 * has been published meanwhile; `missed` hears that of another version an older answer was given.
 */
export function createStaleIfErrorCache(
  now: () => number,
  { freshMs = 0, version = () => 0, missed }: StaleIfErrorOptions = {},
): StaleIfErrorCache {
  const answers = () =>
    new LRUCache<string, Kept>({ max: maxAnswers, ttl: maxAgeMs, ttlResolution: 0, perf: { now } });
  const found = answers();
  // Apart, so that nobody can push content out by asking for what there is not.
  const absent = answers();
  return async (question, ask) => {
    const last = found.get(question) ?? absent.get(question);
    const asked = version();
    if (last?.version === asked && now() - last.at < freshMs) return toResponse(last);
    try {
      const response = await ask(last !== undefined);
      const text = await response.text();
      if (text !== last?.text) JSON.parse(text);
      const answer = { text, status: response.status, at: now(), version: asked };
      const [kept, other] = response.ok ? [found, absent] : [absent, found];
      if (text.length <= maxCharacters) {
        other.delete(question);
        kept.set(question, answer);
      }
      return toResponse(answer);
    } catch (cause) {
      if (last === undefined) throw cause;
      if (last.version !== asked) missed?.();
      if (!(cause instanceof CircuitOpenError)) report(question, cause);
      return toResponse(last);
    }
  };
}

function report(question: string, cause: unknown): void {
  writeLog({ level: 'warn', op: 'content.last', question, reason: String(cause) });
}

function toResponse({ text, status }: Kept): Response {
  return new Response(text, { status, headers: { 'content-type': 'application/json' } });
}
