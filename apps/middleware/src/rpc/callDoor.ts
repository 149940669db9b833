import type { CallError, CallErrorTag } from '@tailorbird/commerce/contract/callError';
import type { RateClass } from '@tailorbird/commerce/contract/method';
import { markets } from '@tailorbird/commerce/market';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { AppDependencies } from '../appDependencies.ts';
import { addressGroup, clientAddress, routeOf } from '../edge/clientAddress.ts';
import { isOwnCaller } from '../edge/isOwnCaller.ts';
import { tellSecurityEvent } from '../tellSecurityEvent.ts';
import { traceOf } from '../tracing/span.ts';
import { operationTag } from './callLine.ts';
import { channelOf } from './callOf.ts';
import { maxBodyBytes } from './readArguments.ts';

/** What is known of a call while it is answered. */
export interface Asked {
  readonly log: Logger;
  outcome: CallErrorTag | 'ok';
  /** The largest body of the call, where that is not the one of others. */
  readonly maxBodyBytes?: number | undefined;
}

type AtTheDoor = Context<{ Variables: Asked }>;

/** What a call passes before its arguments are looked at: the size of its body (413), who sends it (403), its type (415). */
export function callDoor(deps: AppDependencies): [MiddlewareHandler, MiddlewareHandler] {
  const sized: MiddlewareHandler<{ Variables: Asked }> = (c, next) => {
    const maxSize = c.var.maxBodyBytes ?? maxBodyBytes;
    const tooLarge = () =>
      refuse(c, badArguments(`The body is larger than ${Math.round(maxSize / 1024)} kB.`), 413);
    return bodyLimit({ maxSize, onError: tooLarge })(c, next);
  };
  const ownJson: MiddlewareHandler<{ Variables: Asked }> = async (c, next) => {
    if (!isOwnCaller(c.req.raw, deps)) {
      tellSecurityEvent(c.var.log, 'malicious_cors');
      return refuse(c, fromElsewhere, 403);
    }
    if (!isJson.test(c.req.header('content-type') ?? '')) return refuse(c, notJson, 415);
    await next();
    return undefined;
  };
  return [sized, ownJson];
}

const isJson = /^application\/json\s*(;|$)/i;
const notJson = badArguments('The body is not JSON. Send it with content-type application/json.');
const fromElsewhere: CallError = {
  tag: 'refused',
  message: 'This call came from another site. Send Origin or Sec-Fetch-Site of the shop.',
};

/** An answer to what is refused before it is looked at. */
function refuse(c: AtTheDoor, error: CallError, status: 403 | 413 | 415): Response {
  c.set('outcome', error.tag);
  return c.json(error, status);
}

export function badArguments(message: string): CallError {
  return { tag: 'bad-arguments', message };
}

/** Counts a call of an address; the error is that there were too many. */
export async function overLimit(
  c: Context,
  rate: RateClass,
  deps: AppDependencies,
): Promise<CallError | undefined> {
  const address = clientAddress(routeOf(c), deps.trustedProxies);
  if (address === undefined) return undefined;
  const wait = await deps.rateLimit(addressGroup(address), rate, deps.clock());
  if (wait === undefined) return undefined;
  tellSecurityEvent(deps.log, 'excess_rate_limit_exceeded');
  return {
    tag: 'too-many-requests',
    message: `Too many calls in a minute. Try again in ${wait} s.`,
    retryAfterSeconds: wait,
  };
}

/** The log of one call: all its lines say which it is, whose trace it is in, and for which market. */
export function logOfCall(c: Context, segment: string, name: string, parent: Logger): Logger {
  const { traceId, requestId } = traceOf(c.req.raw.headers);
  const market = channelOf(c.req.header('channel-id'));
  const place = market.ok ? { channel: markets[market.value].channelId, market: market.value } : {};
  return parent.child({
    op: operationTag(segment, name),
    trace_id: traceId,
    request_id: requestId,
    ...place,
  });
}

/** The seconds after which it is worth asking again; undefined where that would change nothing. */
export function retryAfterOf(error: CallError): number | undefined {
  if (error.tag === 'too-many-requests') return error.retryAfterSeconds;
  return error.tag === 'unavailable' ? unavailableSeconds : undefined;
}

/** How long a shop that has no answer asks to be left alone. */
const unavailableSeconds = 2;
