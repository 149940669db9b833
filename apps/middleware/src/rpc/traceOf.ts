import { randomBytes } from 'node:crypto';
import { isSpanContextValid, trace } from '@opentelemetry/api';

/** What ties the log lines of one request together, and to those of whoever asked. */
export interface Trace {
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
