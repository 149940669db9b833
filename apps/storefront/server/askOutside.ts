import { type LookupAddress, lookup as lookUp } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as ask } from 'node:https';
import type { LookupFunction } from 'node:net';
import { tellSecurityEvent } from '../app/tellSecurityEvent.ts';
import { isPublicAddress } from './isPublicAddress.ts';

/** How an answer of another company is kept in bounds. */
interface Bounds {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Finds a host's addresses; the system's, except in a test. */
  readonly lookup: LookupFunction;
}

const bounds: Bounds = { timeoutMs: 3_000, maxBytes: 1024 * 1024, lookup: publicLookup() };

/**
 * Asks a host that is not ours for JSON: over https, on its usual port, for 3 s and 1 MiB at most, never where an
 * answer sends us on to, and never at an address inside our own network, whatever the name says (reliability §4.7).
 * Rejects with the reason.
 */
export async function askOutside(request: Request, limits: Partial<Bounds> = {}): Promise<Response> {
  const { timeoutMs, maxBytes, lookup } = { ...bounds, ...limits };
  const url = new URL(request.url);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '')
    throw new Error(`${url.origin} is not asked: only https on its usual port is.`);
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    ask(url, { lookup, signal, agent: false, headers: { accept: 'application/json' } }, resolve)
      .on('error', reject)
      .end();
  });
  try {
    return await toResponse(answer, maxBytes);
  } finally {
    answer.destroy();
  }
}

/** An answer read to its end within bounds. */
export async function toResponse(answer: IncomingMessage, maxBytes: number): Promise<Response> {
  const status = answer.statusCode ?? 0;
  const type = answer.headers['content-type'] ?? '';
  if (status >= 300 && status < 400) throw new Error(`It answered ${status}, and is not followed.`);
  if (!/^application\/(?:[\w.-]+\+)?json\b/.test(type)) throw new Error(`It answered ${type}, not JSON.`);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    // A stream without an encoding gives buffers.
    const buffer = part as Buffer;
    bytes += buffer.byteLength;
    if (bytes > maxBytes) throw new Error(`It answered more than ${maxBytes} bytes.`);
    parts.push(buffer);
  }
  return new Response(Buffer.concat(parts), { status, headers: { 'content-type': type } });
}

/** Gives a host's addresses on to the connection only when all of them are outside, so that none can be rebound. */
export function publicLookup(resolve: typeof lookUp = lookUp): LookupFunction {
  return (host, options, answer) => {
    resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return answer(error, '');
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
        tellSecurityEvent('malicious_ssrf', { op: 'preview.address', host });
        return answer(new Error(`${host} has an address inside our network, and is not asked.`), '');
      }
      if (options.all) return answer(null, found);
      answer(null, first.address, first.family);
    });
  };
}
