import type { Send } from '@tailorbird/commerce/client';
import { contract } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';
import { pathServices, services, type UpstreamService } from '@tailorbird/commerce/contract/services';
import { inSpan } from '@tailorbird/middleware/tracing/span';
import { type CircuitBreaker, createCircuitBreaker } from './createCircuitBreaker.ts';
import { createStaleIfErrorCache } from './createStaleIfErrorCache.ts';

/** A service as it is named in errors, traces and its circuit breaker. */
interface Service extends UpstreamService {
  readonly name: string;
}

const bySegment = new Map<string, Service>(Object.entries(pathServices));
const content: Service = pathServices.content;
/** Where nothing was kept of it a page has no navigation, so that content is worth waiting for. */
const missingContent: Service = { ...content, timeoutMs: 3_000 };

/** Every page shows a header and a footer: they are asked of a service elsewhere twice a minute. */
const contentFreshMs = 30_000;

const calls: Readonly<Record<string, Readonly<Record<string, Method>>>> = contract;

function serviceOf(pathname: string): Service {
  const [, segment = '', method = ''] = pathname.split('/');
  const name = calls[segment]?.[method]?.service ?? 'commerce';
  return bySegment.get(segment) ?? { name, ...services[name] };
}

interface UpstreamClientOptions {
  readonly send: Send;
  /** Is asked for content, over the network. */
  readonly contentService?: Send;
  /** Of what is published: another one is asked for at once. */
  readonly contentVersion?: (() => number) | undefined;
  /** Hears that it could not be had. */
  readonly contentMissed?: (() => void) | undefined;
  /** A middleware in our own process is late when we are, so that no time of its own is set for it. */
  readonly remote: boolean;
  readonly now: () => number;
}

/** Asks the middleware for a page: each service within the time, and behind the circuit breaker, that it is worth. */
export function createUpstreamClient({
  send,
  contentService,
  contentVersion,
  contentMissed,
  remote,
  now,
}: UpstreamClientOptions): (request: Request) => Promise<Response> {
  const staleIfError = createStaleIfErrorCache(now, {
    freshMs: contentService === undefined ? 0 : contentFreshMs,
    version: contentVersion,
    missed: contentMissed,
  });
  const breakers = new Map<string, CircuitBreaker>();
  const guarded = (service: Service, ask: () => Promise<Response>) => {
    const breaker = breakers.get(service.name) ?? createCircuitBreaker(now);
    breakers.set(service.name, breaker);
    return breaker(service.name, ask);
  };
  const ask = (request: Request, { name, timeoutMs }: Service) =>
    inSpan(name, { kind: 'client', attributes: { 'peer.service': name } }, async (span) => {
      const over = name === content.name ? contentService : undefined;
      const answer =
        over !== undefined || remote
          ? await answerWithin(wholeAnswer(over ?? send), abandonedAfter(timeoutMs, request), name, timeoutMs)
          : await answerWithin(send, request, name, services.commerce.timeoutMs);
      span.setAttribute('http.response.status_code', answer.status);
      return answer;
    });

  const askForContent = (request: Request) =>
    staleIfError(request.url, (hasFallback) => {
      const once = (service: Service) => foundOrAbsent(ask(request.clone(), service), service.name);
      if (hasFallback) return guarded(content, () => once(content));
      return once(content).catch(() => once(missingContent));
    });

  return async (request) => {
    const service = serviceOf(new URL(request.url).pathname);
    if (service === content) return askForContent(request);
    return service.breaker ? guarded(service, () => ask(request, service)) : ask(request, service);
  };
}

/** Asks, and waits for the end of the answer. */
function wholeAnswer(send: Send): Send {
  return async (request) => {
    const answer = await send(request);
    // Of a request that nobody holds any more Node forgets the signal, and an answer that dribbles would go on for ever.
    return answer.body === null ? answer : new Response(await answer.arrayBuffer(), answer);
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

/** Whatever is neither the content nor word that there is none is a failure: an error, a refusal, too many questions. */
async function foundOrAbsent(answer: Promise<Response>, service: string): Promise<Response> {
  const response = await answer;
  if (!response.ok && response.status !== 404) throw new Error(`${service} answered ${response.status}.`);
  return response;
}
