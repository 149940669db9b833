import type { Send } from '@tailorbird/commerce/client';
import { inSpan } from '@tailorbird/middleware/tracing/span';
import { type Breaker, createCircuitBreaker } from './createCircuitBreaker.ts';
import { createStaleIfErrorCache } from './createStaleIfErrorCache.ts';

/** How long one service of the middleware is waited for, and what becomes of a page without it. */
interface TimeoutPolicy {
  readonly service: string;
  readonly path: RegExp;
  readonly timeoutMs: number;
  /** After five failures it is left alone for half a minute: its pages do without it at once. */
  readonly breaks?: boolean;
}

/** What a page can be shown without is waited for so long that the page still begins within a second (reliability I2). */
const rules: readonly TimeoutPolicy[] = [
  { service: 'search', path: /^\/commerce\/getProductsWithFilter$/, timeoutMs: 6_000 },
  { service: 'media', path: /^\/s\//, timeoutMs: 500 },
  { service: 'badges', path: /^\/commerce\/getProductBadges$/, timeoutMs: 700, breaks: true },
  { service: 'reviews', path: /^\/commerce\/getReviews$/, timeoutMs: 700, breaks: true },
  { service: 'inventory', path: /^\/commerce\/getInventoryAtLocations$/, timeoutMs: 700, breaks: true },
  { service: 'addresses', path: /^\/commerce\/findAddresses$/, timeoutMs: 700, breaks: true },
  { service: 'promotions', path: /^\/promotions\//, timeoutMs: 2_000, breaks: true },
  { service: 'channel', path: /^\/commerce\/(?:getChannel|getStoreMeta)$/, timeoutMs: 700, breaks: true },
  { service: 'payment', path: /^\/payments\//, timeoutMs: 5_000 },
  { service: 'staging', path: /^\/staging\//, timeoutMs: 3_000 },
];
const everythingElse: TimeoutPolicy = { service: 'commerce', path: /^/, timeoutMs: 10_000 };
const content: TimeoutPolicy = { service: 'content', path: /^\/content\//, timeoutMs: 800 };
/** Where nothing was kept of it a page has no navigation, so that content is worth waiting for. */
const missingContent: TimeoutPolicy = { ...content, timeoutMs: 3_000 };

interface UpstreamClientOptions {
  readonly send: Send;
  /** A middleware in our own process is late when we are, so that no time of its own is set for it. */
  readonly remote: boolean;
  readonly now: () => number;
}

/** Asks the middleware for a page: each service within the time, and behind the circuit breaker, that it is worth. */
export function createUpstreamClient({
  send,
  remote,
  now,
}: UpstreamClientOptions): (request: Request) => Promise<Response> {
  const staleIfError = createStaleIfErrorCache(now);
  const breakers = new Map(rules.map((rule) => [rule, createCircuitBreaker(now)]));
  const contentBreaker = createCircuitBreaker(now);
  const wholeAnswer = async (request: Request) => {
    const answer = await send(request);
    // Of a request that nobody holds any more Node forgets the signal, and an answer that dribbles would go on for ever.
    return answer.body === null ? answer : new Response(await answer.arrayBuffer(), answer);
  };
  const ask = (request: Request, { service, timeoutMs }: TimeoutPolicy) =>
    inSpan(service, { kind: 'client', attributes: { 'peer.service': service } }, async (span) => {
      const answer = remote
        ? await answerWithin(wholeAnswer, abandonedAfter(timeoutMs, request), service, timeoutMs)
        : await answerWithin(send, request, service, everythingElse.timeoutMs);
      span.setAttribute('http.response.status_code', answer.status);
      return answer;
    });

  const askForContent = (request: Request, breaker: Breaker) =>
    staleIfError(request.url, (hasFallback) => {
      const once = (rule: TimeoutPolicy) => failingOn500(ask(request.clone(), rule), rule.service);
      if (hasFallback) return breaker(content.service, () => once(content));
      return once(content).catch(() => once(missingContent));
    });

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (content.path.test(pathname)) return askForContent(request, contentBreaker);
    const rule = rules.find(({ path }) => path.test(pathname)) ?? everythingElse;
    const breaker = rule.breaks ? breakers.get(rule) : undefined;
    return breaker === undefined ? ask(request, rule) : breaker(rule.service, () => ask(request, rule));
  };
}

/**
 * The request with our time limit in place of the asker’s: an answer that is late, or dribbles, is hung up on, and a second
 * try has its own time.
 */
function abandonedAfter(ms: number, request: Request): Request {
  return new Request(request, { signal: AbortSignal.timeout(ms) });
}

async function answerWithin(send: Send, request: Request, service: string, ms: number): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${service} did not answer in ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([send(request), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function failingOn500(answer: Promise<Response>, service: string): Promise<Response> {
  const response = await answer;
  if (response.status >= 500) throw new Error(`${service} answered ${response.status}.`);
  return response;
}
