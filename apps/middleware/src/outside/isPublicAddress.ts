import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What no host out there has: this machine, its neighbours, and what routes to neither (RFC 6890). */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');

/** The part of IPv6 given out to hosts, without what carries an IPv4 address or is for books (RFC 4291). */
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
const carrying = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  carrying.addSubnet(network, prefix, 'ipv6');

/** Whether an address is a host on the public network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inside.check(address, 'ipv4');
  return isIPv6(address) && outside.check(address, 'ipv6') && !carrying.check(address, 'ipv6');
}
