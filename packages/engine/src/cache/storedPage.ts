import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createDenseCompression } from './denseCompression.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Of brotli, for what is sent to many. */
const usualQuality = 5;
/** Once a page was sent so many times in brotli it is worth its best: who crawls a site asks for each once. */
const denseAfter = 3;
const dense = createDenseCompression(() => performance.now());

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer as it is sent: headers complete, `Content-Length`, `ETag` and all. */
export interface EncodedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A finished answer, compressed once in each encoding that is asked for, sent many times. */
export interface StoredPage {
  readonly status: number;
  /** In an encoding: at once when it was asked for before, else when it is compressed. */
  readonly inEncoding: (encoding: Encoding) => EncodedPage | Promise<EncodedPage>;
  readonly etag: string;
  readonly cacheControl: string;
  /** The page's data as a script, kept beside it. */
  readonly state: StoredPage | undefined;
  /** Size of everything kept, once both encodings have been asked for; pages shrink to a quarter at the most. */
  readonly bytes: number;
  /** Whether the answer may be given to others: a success that says it is public. */
  readonly keep: boolean;
}

interface Storing {
  /** Of brotli. */
  readonly quality?: number;
  readonly state?: StoredPage | undefined;
  /** The body where it is at hand; else it is the answer's own. */
  readonly body?: Buffer | undefined;
}

/**
 * What a text is known by: the same text has the same tag in every process.
 * @returns 22 characters, without the quotes of an `ETag`.
 */
export function tagOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/**
 * Reads an answer to its end. Cookies are dropped: a public page sets none.
 * @throws What reading the answer throws: a connection that ends too early, a body already read.
 */
export async function storePage(
  response: Response,
  { quality = usualQuality, state, body }: Storing = {},
): Promise<StoredPage> {
  const identity = body ?? Buffer.from(await response.arrayBuffer());
  return stored(response, {
    tag: tagOf(identity),
    identity: () => identity,
    size: identity.byteLength,
    quality,
    state,
  });
}

/** What is known by its tag and made when it is asked for, of about so many bytes. */
export function storeLater(
  response: Response,
  { tag, size, make }: { readonly tag: string; readonly size: number; readonly make: () => Buffer },
): StoredPage {
  return stored(response, { tag, identity: make, size, quality: usualQuality, state: undefined });
}

interface Known extends Required<Pick<Storing, 'quality'>> {
  readonly tag: string;
  readonly identity: () => Buffer;
  readonly size: number;
  readonly state: StoredPage | undefined;
}

function stored(response: Response, { tag, identity, size, quality, state }: Known): StoredPage {
  const etag = `"${tag}"`;
  const shared: Record<string, string> = {};
  for (const [name, value] of response.headers) if (name !== 'set-cookie') shared[name] = value;
  Object.assign(shared, { vary: 'Accept-Encoding', etag });
  // What says nothing of it is not kept, nor what failed: a page says how long even then.
  const said = response.status < 500 ? shared['cache-control'] : undefined;
  const cacheControl = said ?? 'private, no-store';
  shared['cache-control'] = cacheControl;
  return {
    status: response.status,
    inEncoding: encoder(identity, shared, quality),
    etag,
    cacheControl,
    state,
    bytes: (state?.bytes ?? 0) + Math.ceil(size * 1.5),
    keep: response.status === 200 && /\bpublic\b/.test(cacheControl),
  };
}

function encoder(
  identity: () => Buffer,
  shared: Readonly<Record<string, string>>,
  quality: number,
): StoredPage['inEncoding'] {
  const made = new Map<Encoding, EncodedPage | Promise<EncodedPage>>();
  let sent = 0;
  let isDense = quality !== usualQuality;
  const compress = {
    identity: async () => identity(),
    br: async () => {
      const text = identity();
      const known = dense.known(text);
      isDense ||= known !== undefined;
      return known ?? once(text, `br ${quality}`, (bytes) => withBrotli(bytes, quality));
    },
    gzip: async () => once(identity(), 'gzip', (bytes) => zip(bytes, { level: 6 })),
  };
  const keep = (encoding: Encoding, body: Buffer) => {
    const own = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const page = { body, headers: { ...shared, 'content-length': String(body.byteLength), ...own } };
    made.set(encoding, page);
    return page;
  };
  const makeDense = () => {
    const making = dense.make(identity);
    if (making === undefined) return;
    isDense = true;
    // Where it fails, the page is sent as it is.
    making.then(
      (body) => keep('br', body),
      () => undefined,
    );
  };
  return (encoding) => {
    if (encoding === 'br' && !isDense && (sent += 1) > denseAfter) makeDense();
    const known = made.get(encoding);
    if (known !== undefined) return known;
    const making = compress[encoding]().then((body) => keep(encoding, body));
    made.set(encoding, making);
    return making;
  };
}

const known = new WeakMap<Buffer, Map<string, Promise<Buffer>>>();

/** The same bytes of a page that was made again and is as it was are compressed once. */
function once(bytes: Buffer, how: string, compress: (bytes: Buffer) => Promise<Buffer>): Promise<Buffer> {
  const made = known.get(bytes) ?? new Map<string, Promise<Buffer>>();
  known.set(bytes, made);
  const compressed = made.get(how) ?? compress(bytes);
  made.set(how, compressed);
  return compressed;
}

/** Told how much there is, and that it need not look back further, it says the same in four fifths of the time. */
function withBrotli(identity: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  };
  return brotli(identity, { params });
}

/**
 * The best encoding both sides know; a quality of 0 refuses one.
 * @returns `identity` where the request says nothing.
 */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const accepted = acceptEncoding ?? '';
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s|,|$))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** A stored page as an answer to a request, in the best encoding it takes. */
export async function toResponse(page: StoredPage, request: Request): Promise<Response> {
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined);
  const { body, headers } = await page.inEncoding(encoding);
  const hasBody = request.method !== 'HEAD' && page.status !== 204 && page.status !== 304;
  return new Response(hasBody ? new Uint8Array(body) : null, { status: page.status, headers });
}
