import { BlockList, isIP } from 'node:net';
import { err, ok, type Result } from '@tailorbird/commerce/result';

/**
 * Whose word on a visitor's address is taken: that of so many proxies of ours in a row, or of every proxy in networks
 * of ours. With no hops nobody's is: the visitor is whoever opened the connection.
 */
export type TrustedProxies = { readonly hops: number } | { readonly networks: BlockList };

/** A shop that is reached without a proxy. */
export const noProxies: TrustedProxies = { hops: 0 };

const maxHops = 10;

/** Reads `off`, `on` (one proxy), a number of proxies, or networks with commas between them. */
export function readTrustedProxies(text: string): Result<TrustedProxies, string> {
  if (text === 'off') return ok(noProxies);
  if (text === 'on') return ok({ hops: 1 });
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops <= maxHops ? ok({ hops }) : err(`There are at most ${maxHops} proxies in a row.`);
  }
  const networks = new BlockList();
  for (const entry of text.split(',')) {
    const [address = '', length] = entry.trim().split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const longest = family === 'ipv6' ? 128 : 32;
    const prefix = length === undefined ? longest : Number(length);
    const fits = isIP(address) !== 0 && /^\d{1,3}$/.test(length ?? '0') && prefix <= longest;
    if (!fits) return err(`${JSON.stringify(entry.trim())} is no network.`);
    networks.addSubnet(address, prefix, family);
  }
  return ok({ networks });
}
