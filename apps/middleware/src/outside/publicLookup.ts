import { type LookupAddress, lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/** A host is not asked: it is, or has, an address inside our own network. */
export class InsideOurNetwork extends Error {
  constructor(host: string) {
    super(`${host} has an address inside our network, and is not asked.`);
  }
}

/** Gives a host's addresses on to the connection only when all of them are outside, so that none can be rebound. */
export function publicLookup(resolve: typeof lookUp = lookUp): LookupFunction {
  return (host, options, answer) => {
    resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return answer(error, '');
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
        return answer(new InsideOurNetwork(host), '');
      if (options.all) return answer(null, found);
      answer(null, first.address, first.family);
    });
  };
}
