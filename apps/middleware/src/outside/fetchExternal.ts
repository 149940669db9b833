import { request as askPlainly, type IncomingMessage } from 'node:http';
import { request as ask } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { inSpan } from '../tracing/span.ts';
import { isPublicAddress } from './isPublicAddress.ts';
import { InsideOurNetwork, publicLookup } from './publicLookup.ts';

/** How an answer of another company is kept in bounds. */
export interface Bounds {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** What the answer has to be: a pattern of its `Content-Type`, and the `Accept` that asks for it. */
  readonly type: { readonly accept: string; readonly pattern: RegExp };
  /** Schemes that are asked: https, unless said. */
  readonly schemes: readonly string[];
  /** Ports that are asked; the scheme's own, which an address does not name, unless said. */
  readonly ports: readonly string[];
  /** Finds a host's addresses; the system's, except in a test. */
  readonly lookup: LookupFunction;
}

const json = { accept: 'application/json', pattern: /^application\/(?:[\w.-]+\+)?json\b/ };
const bounds: Bounds = {
  timeoutMs: 3_000,
  maxBytes: 1024 * 1024,
  type: json,
  schemes: ['https:'],
  ports: [''],
  lookup: publicLookup(),
};

/** An answer came, and is not one that is read. */
export class UnreadAnswer extends Error {}

/**
 * Asks a host that is not ours: for JSON over https on its usual port, for 3 s and 1 MiB at most, unless `limits` say
 * otherwise; never where an answer sends us on to, and never at an address inside our own network, whatever the name
 * says (reliability §4.7). Rejects with the reason.
 */
export function fetchExternal(request: Request, limits: Partial<Bounds> = {}): Promise<Response> {
  const url = new URL(request.url);
  const attributes = { 'server.address': url.hostname };
  return inSpan('outside', { kind: 'client', attributes }, () =>
    askWithin(url, request.signal, { ...bounds, ...limits }),
  );
}

async function askWithin(url: URL, asker: AbortSignal, within: Bounds): Promise<Response> {
  const { schemes, ports, lookup, type, timeoutMs } = within;
  if (!schemes.includes(url.protocol) || !ports.includes(url.port) || url.username !== '')
    throw new Error(`${url.origin} is not asked: only ${schemes.join(' and ')} on the usual port is.`);
  // A host that is an address is connected to without being looked up.
  const address = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && !isPublicAddress(address)) throw new InsideOurNetwork(url.hostname);
  const signal = AbortSignal.any([asker, AbortSignal.timeout(timeoutMs)]);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'http:' ? askPlainly : ask;
    send(url, { lookup, signal, agent: false, headers: { accept: type.accept } }, resolve)
      .on('error', reject)
      .end();
  });
  try {
    return await toResponse(answer, within);
  } finally {
    answer.destroy();
  }
}

/** An answer read to its end within bounds. */
export async function toResponse(
  answer: IncomingMessage,
  { maxBytes, type: { pattern } = json }: Pick<Bounds, 'maxBytes'> & Partial<Pick<Bounds, 'type'>>,
): Promise<Response> {
  const status = answer.statusCode ?? 0;
  const type = answer.headers['content-type'] ?? '';
  if (status >= 300 && status < 400) throw new UnreadAnswer(`It answered ${status}, and is not followed.`);
  if (!pattern.test(type))
    throw new UnreadAnswer(`It answered ${type || 'no type'}, which was not asked for.`);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    // A stream without an encoding gives buffers.
    const buffer = part as Buffer;
    bytes += buffer.byteLength;
    if (bytes > maxBytes) throw new UnreadAnswer(`It answered more than ${maxBytes} bytes.`);
    parts.push(buffer);
  }
  return new Response(Buffer.concat(parts), { status, headers: { 'content-type': type } });
}
