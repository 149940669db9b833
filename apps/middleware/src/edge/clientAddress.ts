import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { TrustedProxies } from './trustedProxies.ts';

/** Addresses of a request: who opened its connection, and what proxies say of those before them. */
export interface Route {
  /** The socket's peer; absent for a call made inside the process. */
  readonly peer: string | undefined;
  /** `X-Forwarded-For` as it came: each proxy appends the address it was asked from. */
  readonly forwarded: string | undefined;
}

/** The route of a request as Hono has it. */
export function routeOf(c: Pick<Context, 'env'> & { readonly req: Pick<Context['req'], 'header'> }): Route {
  // The Node adapter's bindings; absent when the application is called without a socket.
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return { peer: env?.incoming?.socket?.remoteAddress, forwarded: c.req.header('x-forwarded-for') };
}

/**
 * The address a request is counted under. A call made inside the process has no socket and names its shopper in
 * `X-Forwarded-For`; from a socket only what trusted proxies wrote there counts, read from the right, where the
 * nearest one writes. Undefined, and so uncounted, for our own renders.
 */
export function clientAddress({ peer, forwarded }: Route, trusted: TrustedProxies): string | undefined {
  const named = (forwarded ?? '').split(',').map(plainAddress);
  if (peer === undefined) return named.at(-1) || undefined;
  let address = plainAddress(peer) || peer;
  for (let hop = 0; isTrusted(trusted, address, hop); hop += 1) {
    const before = named.at(-1 - hop);
    // Empty where a proxy wrote no address, undefined at the end: the last one known has to do.
    if (!before) return address;
    address = before;
  }
  return address;
}

/** Whether a request names a forwarded address that is not believed, as its peer is no proxy of ours. */
export function isForwardedByStranger({ peer, forwarded }: Route, trusted: TrustedProxies): boolean {
  return peer !== undefined && forwarded !== undefined && !isTrusted(trusted, plainAddress(peer), 0);
}

function isTrusted(trusted: TrustedProxies, address: string, hop: number): boolean {
  if ('hops' in trusted) return hop < trusted.hops;
  const family = isIP(address);
  return family !== 0 && trusted.networks.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** An address without port, brackets and the IPv6 form of an IPv4 one; empty for what is none. */
function plainAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[(?<address>[^\]]*)\](?::\d+)?$/, '$<address>')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  const withoutPort = /^[\d.]+:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare;
  return isIP(withoutPort) === 0 ? '' : withoutPort;
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
