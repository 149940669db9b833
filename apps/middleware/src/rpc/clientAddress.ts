import type { Context } from 'hono';

/**
 * The address a request is counted under. A call made inside the process has no socket and names its shopper in
 * `X-Forwarded-For`; from a socket that header counts only when a proxy in front of us is trusted, and then its
 * last entry, which that proxy wrote. Undefined, and so uncounted, for our own renders.
 */
export function clientAddress(c: Context, trustsProxy: boolean): string | undefined {
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  // The Node adapter's bindings; absent when the application is called without a socket.
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  const remote = env?.incoming?.socket?.remoteAddress;
  return remote === undefined || trustsProxy ? (forwarded ?? remote) : remote;
}
