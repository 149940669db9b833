import { type CallError, callError } from './contract/callError.ts';
import { type AnswerOf, type ArgsOf, contract, type MethodName, type Segment } from './contract/contract.ts';
import { err, ok, type Result } from './result.ts';

/** Answers a request; the platform's `fetch`, or a server application called without a socket. */
export type Send = (request: Request) => Response | Promise<Response>;

export interface ClientOptions {
  /** Where the middleware is, without a trailing slash: `http://localhost:3000`. */
  readonly baseUrl: string;
  readonly send: Send;
  readonly channelId: number;
  /** The shopper's cookies, passed on as they came. */
  readonly cookie?: string;
  readonly userAgent?: string;
  /** Address the request came from, for the request limits. */
  readonly clientAddress?: string;
  /** Names the request that the calls are made for, in the log: sent as `x-request-id`. */
  readonly requestId?: string;
  /** Told of every cookie the middleware sets, to pass on to the browser. */
  readonly onSetCookie?: (setCookie: string) => void;
  /** Milliseconds before a call is given up; `Infinity` for what answers in this process, and is late when we are. */
  readonly timeout?: number;
  /** At which moment an editor looks at what everybody may read, in milliseconds since 1970, and what lets them. */
  readonly preview?: { readonly moment: string; readonly secret: string };
  /** Check answers against the contract: for a middleware in another deployment. */
  readonly checkAnswers?: boolean;
}

type Calls<S extends Segment> = {
  readonly [N in MethodName<S>]: (...args: ArgsOf<S, N>) => Promise<Result<AnswerOf<S, N>, CallError>>;
};

/** A typed client of every call in the contract, by segment: `client.commerce.getCart({ id })`. */
export type Client = { readonly [S in Segment]: Calls<S> } & {
  /**
   * The same calls under an `Idempotency-Key` of 1 to 255 characters: a repeat is answered as the first was. One key
   * stands for one intent of the shopper, so it is for one call.
   */
  readonly once: (key: string) => Pick<Client, Segment>;
};

/**
 * Makes a client of every call in the contract.
 * @returns Calls that never throw: a failure of the network or of the middleware is the error `unavailable`, as is an
 * answer that takes longer than `timeout` milliseconds (10,000 unless said otherwise).
 */
export function createClient(options: ClientOptions): Client {
  return { ...segments(options), once: (key) => segments(options, key) };
}

function segments(options: ClientOptions, key?: string): Pick<Client, Segment> {
  const segment = <S extends Segment>(name: S) => segmentCalls(name, options, key);
  return {
    commerce: segment('commerce'),
    'customer-data': segment('customer-data'),
    promotions: segment('promotions'),
  };
}

function segmentCalls<S extends Segment>(segment: S, options: ClientOptions, key?: string): Calls<S> {
  const rows: object = contract[segment];
  const requestOf = (name: string, args: unknown[]) => {
    const request = toRequest(segment, name, args, options);
    if (key) request.headers.set('idempotency-key', key);
    return request;
  };
  const calls = Object.fromEntries(
    Object.keys(rows).map((name) => [
      name,
      (...args: unknown[]) => call(segment, name, () => requestOf(name, args), options),
    ]),
  );
  // Built from the contract's own keys, so it has exactly the calls the type promises.
  return calls as unknown as Calls<S>;
}

async function call(
  segment: Segment,
  name: string,
  request: () => Request,
  options: ClientOptions,
): Promise<Result<unknown, CallError>> {
  try {
    const response = await options.send(request());
    for (const cookie of response.headers.getSetCookie()) options.onSetCookie?.(cookie);
    const body: unknown = await response.json();
    if (!response.ok) return err(toError(body, response.status));
    return ok(options.checkAnswers ? checked(segment, name, body) : body);
  } catch (cause) {
    return err({ tag: 'unavailable', message: `${segment}/${name} did not answer: ${String(cause)}` });
  }
}

function toRequest(
  segment: Segment,
  name: string,
  args: readonly unknown[],
  options: ClientOptions,
): Request {
  const headers = new Headers({
    'content-type': 'application/json',
    'channel-id': String(options.channelId),
    'sec-fetch-site': 'same-origin',
  });
  if (options.cookie) headers.set('cookie', options.cookie);
  if (options.userAgent) headers.set('user-agent', options.userAgent);
  if (options.requestId) headers.set('x-request-id', options.requestId);
  if (options.clientAddress) headers.set('x-forwarded-for', options.clientAddress);
  if (options.preview && isForAll(segment, name)) {
    headers.set('preview-moment', options.preview.moment);
    headers.set('x-api-key', options.preview.secret);
  }
  const { timeout = 10_000 } = options;
  return new Request(`${options.baseUrl}/${segment}/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(args),
    ...(timeout !== Number.POSITIVE_INFINITY && { signal: AbortSignal.timeout(timeout) }),
  });
}

/** Whether a call reads what is the same for everybody. */
function isForAll(segment: Segment, name: string): boolean {
  const rows: { readonly [method: string]: { readonly owner: string; readonly effect: string } } =
    contract[segment];
  const row = rows[name];
  return row?.owner === 'public' && row.effect === 'read';
}

function toError(body: unknown, status: number): CallError {
  const parsed = callError.safeParse(body);
  if (parsed.success) return parsed.data;
  return { tag: 'unavailable', message: `The middleware answered ${status} without a reason.` };
}

function checked(segment: Segment, name: string, body: unknown): unknown {
  const rows: { readonly [method: string]: { answer: { parse: (value: unknown) => unknown } } } =
    contract[segment];
  return rows[name]?.answer.parse(body);
}
