import { randomBytes } from 'node:crypto';
import {
  type Attributes,
  type Context,
  context,
  isSpanContextValid,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Context as Asked } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** Until a provider is registered its spans are nobody's, and cost next to nothing. */
const tracer = trace.getTracer('tailorbird');

/** What a span tells besides its name: never what a person typed, nor a value of a statement or of an address. */
interface SpanFacts {
  /** Who works: we for somebody (`server`), somebody for us (`client`), or one part of ours (`internal`). */
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: Attributes;
  /** Where it belongs; below the span that is open, unless said. */
  readonly within?: Context;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Does a piece of work in a span of its own, which ends with it. A failure is told by its kind alone. */
export function inSpan<T>(
  name: string,
  { kind, attributes = {}, within = context.active() }: SpanFacts,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { kind: kinds[kind], attributes }, within, async (span) => {
    try {
      return await work(span);
    } catch (cause) {
      failSpan(span, cause);
      throw cause;
    } finally {
      span.end();
    }
  });
}

/** Begins a span below the open one, for what ends with a callback; undefined where nothing is traced. */
export function beginSpan(name: string, attributes: Attributes): Span | undefined {
  if (trace.getActiveSpan() === undefined) return undefined;
  return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
}

/** Marks a span as failed. What an error says may be a person's; what kind it is, is not. */
export function failSpan(span: Span, cause: unknown): void {
  span.setAttribute('error.type', cause instanceof Error ? cause.name : typeof cause);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Where the work for a request belongs: below the open span, else where its `traceparent` says. */
export function traceOfRequest(headers: Headers): Context {
  const here = context.active();
  if (trace.getSpan(here)) return here;
  return propagation.extract(here, headers, {
    get: (carrier, name) => carrier.get(name) ?? undefined,
    keys: (carrier) => [...carrier.keys()],
  });
}

/** Writes `traceparent`, so that whoever is asked goes on with our trace. */
export function tellTrace(headers: Headers): void {
  propagation.inject(context.active(), headers, {
    set: (carrier, name, value) => carrier.set(name, value),
  });
}

/** Tells the open span the pattern of the route that answers, as `/product/:slug`. */
export function routeIsKnown(pattern: string): void {
  trace.getActiveSpan()?.setAttribute('http.route', pattern);
}

/** Answers a request in a span that goes on with the asker's trace. `kind` says what is asked, for an address says who asks. */
export function requestSpan(
  c: Asked,
  kind: string,
  work: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const { method, raw } = c.req;
  const attributes = { 'http.request.method': method, 'tailorbird.route': kind };
  return inSpan(
    `${method} ${kind}`,
    { kind: 'server', attributes, within: traceOfRequest(raw.headers) },
    async (span) => {
      try {
        const answer = await work();
        span.setAttribute('http.response.status_code', (answer ?? c.res).status);
        return answer;
      } catch (cause) {
        if (cause instanceof HTTPException) span.setAttribute('http.response.status_code', cause.status);
        throw cause;
      }
    },
  );
}

/** What ties the log lines of one request together, and to those of whoever asked. */
interface Trace {
  readonly traceId: string;
  readonly requestId: string;
}

const traceParent = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:$|-)/;
const requestIds = /^[\w.-]{1,100}$/;

/**
 * The open trace, where there is one; else reads `traceparent` (W3C Trace Context), and `x-request-id`. What is missing or
 * malformed is made here.
 */
export function traceOf(headers: Headers): Trace {
  const open = trace.getActiveSpan()?.spanContext();
  const [, given = randomBytes(16).toString('hex')] =
    traceParent.exec(headers.get('traceparent') ?? '') ?? [];
  const traceId = open && isSpanContextValid(open) ? open.traceId : given;
  const requestId = headers.get('x-request-id') ?? '';
  return { traceId, requestId: requestIds.test(requestId) ? requestId : crypto.randomUUID() };
}
