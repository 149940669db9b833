import { err, ok, type Result } from '@tailorbird/commerce/result';
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import { requestSpan } from '../tracing/span.ts';
import { addressGroup, clientAddress, isForwardedByStranger, type Route, routeOf } from './clientAddress.ts';
import { type BodyLimits, type CountedBody, createBodyBudget } from './createBodyBudget.ts';
import type { RateLimit } from './createRateLimit.ts';
import { createEdgeRules, type EdgeClass, type EdgePage, type EdgeRule } from './edgeRules.ts';
import { hasManyParts } from './hasManyParts.ts';
import type { KnownHosts } from './knownHosts.ts';
import type { TrustedProxies } from './trustedProxies.ts';

export interface EdgeOptions {
  /** Names the shop may be asked under; absent in a deployment that only a shop in front of it asks. */
  readonly isKnownHost?: KnownHosts | undefined;
  readonly trustedProxies: TrustedProxies;
  /** Pages that take another body than a form; none, unless said. */
  readonly pages?: readonly EdgePage[];
  readonly rateLimit: RateLimit<EdgeClass>;
  /** What large bodies may hold of memory; as a shop has it, unless said. */
  readonly bodies?: BodyLimits;
  readonly clock: () => Date;
  /** Told once, in a sentence, when a proxy that is not trusted forwards shoppers. */
  readonly warn: (message: string) => void;
  /** Told of each request beyond the limit of its address. */
  readonly onOverLimit: (counted: EdgeClass) => void;
}

/**
 * What every request passes before any route of the shop sees it: the host it asks (421), method (405), number of
 * requests (429), size (413), type (415) and form (400) of its body, which is read here once, and the time it may take
 * (503). Nothing that is refused costs more than its headers and the body's limit.
 */
export function createEdge(options: EdgeOptions): MiddlewareHandler {
  const tellOnce = createProxyWarning(options);
  const ruleOf = createEdgeRules(options.pages);
  const budget = createBodyBudget(options.bodies);
  const deadlines = new Map<number, MiddlewareHandler>();
  const withDeadline = (ms: number) => {
    const made = deadlines.get(ms) ?? timeout(ms, () => new HTTPException(503, { res: refusal(503) }));
    deadlines.set(ms, made);
    return made;
  };
  return async (c, next) => {
    const rule = ruleOf(c.req.path);
    return requestSpan(c, rule.kind, async () => {
      const route = routeOf(c);
      tellOnce(route);
      const refused = await judge(c.req.raw, rule, route, options);
      if (refused) return refused;
      const address = clientAddress(route, options.trustedProxies);
      const counted = budget(address === undefined ? '' : addressGroup(address));
      try {
        const body = await bodyOf(c.req.raw, rule, counted);
        if (body instanceof Response) return body;
        c.req.raw = body;
        return (await withDeadline(rule.deadlineMs)(c, next)) ?? undefined;
      } finally {
        counted.release();
      }
    });
  };
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

async function judge(
  request: Request,
  rule: EdgeRule,
  route: Route,
  options: EdgeOptions,
): Promise<Response | undefined> {
  const { method } = request;
  const host = request.headers.get('host') ?? undefined;
  if (route.peer !== undefined && options.isKnownHost && !rule.anyHost && !options.isKnownHost(host))
    return refusal(421);
  if (rule.methods && !rule.methods.includes(method)) return refusal(405, { allow: rule.methods.join(', ') });
  const rateClass = isRead(method) ? rule.rate?.reading : rule.rate?.writing;
  const address = clientAddress(route, options.trustedProxies);
  if (rateClass === undefined || address === undefined) return undefined;
  const wait = await options.rateLimit(addressGroup(address), rateClass, options.clock());
  if (wait === undefined) return undefined;
  options.onOverLimit(rateClass);
  return refusal(429, { 'retry-after': String(wait) });
}

/** The request with its body read, or the refusal of it. */
async function bodyOf(request: Request, rule: EdgeRule, counted: CountedBody): Promise<Request | Response> {
  if (isRead(request.method)) return request;
  const { types, maxBytes = 0, form = false, tooLarge } = rule.body ?? {};
  const type = request.headers.get('content-type') ?? '';
  if (types && !types.test(type)) return refusal(415);
  const read = await readBody(request, maxBytes, counted).catch(() => undefined);
  if (read === undefined) return refusal(400);
  // The rest of what is sent is not waited for.
  const leaving = { connection: 'close' };
  if (!read.ok) return read.error === 'busy' ? refusal(503, leaving) : refusal(413, leaving, tooLarge);
  // Of a small one no number of parts is too many.
  if (read.value.byteLength > uncountedBytes && hasManyParts(read.value, type)) return refusal(400);
  const { url, method, headers, signal } = request;
  if (form && !(await isForm(read.value, type))) return refusal(400);
  return new Request(url, { method, headers, signal, body: read.value });
}

async function isForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<boolean> {
  try {
    await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return true;
  } catch {
    return false;
  }
}

const reasons = {
  400: 'This form could not be read. Please go back and send it again.',
  405: 'This address does not take that method.',
  413: 'This is more than the shop takes at once.',
  415: 'The shop does not read this type of content here.',
  421: 'This shop does not answer to that name.',
  429: 'Too many requests in a minute. Please wait a moment and try again.',
  503: 'This took too long. Please try again.',
} as const;

function refusal(
  status: keyof typeof reasons,
  headers: Record<string, string> = {},
  reason: string = reasons[status],
): Response {
  return new Response(reason, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 && { 'retry-after': '5' }),
      ...headers,
    },
  });
}

function createProxyWarning({ trustedProxies, warn }: EdgeOptions): (route: Route) => void {
  let isTold = false;
  return (route) => {
    if (isTold || !isForwardedByStranger(route, trustedProxies)) return;
    isTold = true;
    warn(
      `X-Forwarded-For came from ${route.peer}, which is no proxy of ours: it is not believed, and all who come that way ` +
        'count as one address. If a proxy or CDN of yours stands in front, set TAILORBIRD_TRUST_PROXY to how many do, or to their networks.',
    );
  };
}

/**
 * The bytes of a request's body. The error is that there are more than `maxBytes`, or that other bodies hold too much;
 * what a header says of the length is believed where it is too large, and counted where it is not, so that no more than
 * the limit is ever held.
 */
async function readBody(
  request: Request,
  maxBytes: number,
  counted: CountedBody,
): Promise<Result<Uint8Array<ArrayBuffer>, 'too-large' | 'busy'>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return err('too-large');
  if (!request.body) return ok(new Uint8Array());
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  const leave = (error: 'too-large' | 'busy') => {
    void reader.cancel().catch(() => undefined);
    return err(error);
  };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return ok(new Uint8Array(Buffer.concat(parts)));
    length += value.byteLength;
    if (length > maxBytes) return leave('too-large');
    if (length > uncountedBytes && !counted.take(value.byteLength)) return leave('busy');
    parts.push(value);
  }
}

/** What nearly every body is smaller than. */
const uncountedBytes = 64 * 1024;
