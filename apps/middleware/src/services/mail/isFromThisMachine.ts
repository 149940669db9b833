import type { Context } from 'hono';
import { routeOf } from '../../edge/clientAddress.ts';

/** What a proxy adds: a request that has been through one was made by we do not know whom. */
const forwarding = /^(?:x-forwarded(?:-.*)?|x-real-ip|forwarded|via)$/;
const ownNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const loopback = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;

/**
 * Whether a browser of this very machine asks, and for this machine by name: the peer is a loopback address, no proxy
 * had the request before, and `Host` is no name of a stranger's that was made to lead here.
 */
export function isFromThisMachine(c: Context): boolean {
  const { peer = '' } = routeOf(c);
  const isForwarded = [...c.req.raw.headers.keys()].some((name) => forwarding.test(name));
  return loopback.test(peer) && !isForwarded && ownNames.test(c.req.header('host') ?? '');
}
