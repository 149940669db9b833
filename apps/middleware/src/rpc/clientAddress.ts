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

/**
 * What guesses are counted by: an IPv4 address as it is, of an IPv6 address the network of 64 bits, since one
 * household has all of it. A call of our own, without an address, is counted with the others of its kind.
 */
export function addressGroup(address: string | undefined): string {
  const text = (address ?? 'inside').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!text.includes(':')) return text;
  const [head = '', tail] = text.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const parts = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
