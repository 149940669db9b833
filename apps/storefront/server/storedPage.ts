import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished answer with its body in every encoding: compressed once, sent many times. */
export interface StoredPage {
  readonly status: number;
  /** Headers by encoding, complete: `Content-Length`, `ETag` and all. */
  readonly headers: { readonly [E in Encoding]: Readonly<Record<string, string>> };
  readonly bodies: { readonly [E in Encoding]: Buffer };
  readonly etag: string;
  /** The page's data as a script, kept beside it. */
  readonly state: StoredPage | undefined;
  /** Size of everything kept. */
  readonly bytes: number;
  /** Whether the answer may be given to others: a success that says it is public. */
  readonly keep: boolean;
}

/** Reads an answer to its end and compresses it. Cookies are dropped: a public page sets none. */
export async function storePage(
  response: Response,
  { quality = 5, state }: { quality?: number; state?: StoredPage | undefined } = {},
): Promise<StoredPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(identity, { level: 6 }),
  ]);
  const bodies = { br, gzip: gz, identity };
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const shared: Record<string, string> = {};
  for (const [name, value] of response.headers) if (name !== 'set-cookie') shared[name] = value;
  Object.assign(shared, { vary: 'Accept-Encoding', etag });
  const headersOf = (encoding: Encoding) => ({
    ...shared,
    'content-length': String(bodies[encoding].byteLength),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  return {
    status: response.status,
    headers: { br: headersOf('br'), gzip: headersOf('gzip'), identity: headersOf('identity') },
    bodies,
    etag,
    state,
    bytes: (state?.bytes ?? 0) + identity.byteLength + br.byteLength + gz.byteLength,
    keep: response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? ''),
  };
}

/** The best encoding both sides know; a quality of 0 refuses one. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const accepted = acceptEncoding ?? '';
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s|,|$))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** A stored page as an answer to a request, in the best encoding it takes. */
export function toResponse(page: StoredPage, request: Request): Response {
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined);
  const hasBody = request.method !== 'HEAD' && page.status !== 204 && page.status !== 304;
  const body = hasBody ? new Uint8Array(page.bodies[encoding]) : null;
  return new Response(body, { status: page.status, headers: page.headers[encoding] });
}
