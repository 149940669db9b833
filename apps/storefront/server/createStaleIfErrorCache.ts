import { CircuitOpenError } from './createCircuitBreaker.ts';

const maxMs = 24 * 60 * 60 * 1_000;
const maxAnswers = 500;
const maxCharacters = 256 * 1024;

interface Kept {
  readonly text: string;
  readonly status: number;
  readonly at: number;
}

/** Answers a question, or with what it was answered last; `ask` is told whether there is such an answer. */
export type StaleIfErrorCache = (
  question: string,
  ask: (hasFallback: boolean) => Promise<Response>,
) => Promise<Response>;

/**
 * Keeps what a service answered last, found or not found, for a day in which it may fail. An answer that is no JSON is a
 * failure too.
 */
export function createStaleIfErrorCache(now: () => number): StaleIfErrorCache {
  const found = new Map<string, Kept>();
  // Apart, so that nobody can push content out by asking for what there is not.
  const absent = new Map<string, Kept>();
  return async (question, ask) => {
    const known = found.get(question) ?? absent.get(question);
    const last = known !== undefined && now() - known.at <= maxMs ? known : undefined;
    try {
      const response = await ask(last !== undefined);
      const text = await response.text();
      if (text !== known?.text) JSON.parse(text);
      const answer = { text, status: response.status, at: now() };
      if (text.length <= maxCharacters)
        keep(response.ok ? [found, absent] : [absent, found], question, answer);
      return toResponse(answer);
    } catch (cause) {
      if (last === undefined) throw cause;
      if (!(cause instanceof CircuitOpenError)) report(question, cause);
      return toResponse(last);
    }
  };
}

function report(question: string, cause: unknown): void {
  const line = { level: 'warn', op: 'content.last', question, reason: String(cause) };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

function keep([kept, other]: [Map<string, Kept>, Map<string, Kept>], question: string, answer: Kept): void {
  other.delete(question);
  kept.delete(question);
  kept.set(question, answer);
  const [oldest] = kept.keys();
  if (kept.size > maxAnswers && oldest !== undefined) kept.delete(oldest);
}

function toResponse({ text, status }: Kept): Response {
  return new Response(text, { status, headers: { 'content-type': 'application/json' } });
}
