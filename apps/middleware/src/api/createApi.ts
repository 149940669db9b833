import { createClient } from '@tailorbird/commerce/client';
import { type CallError, statusOf } from '@tailorbird/commerce/contract/callError';
import { contract, type Segment } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';
import { type Market, markets } from '@tailorbird/commerce/market';
import { err, type Result } from '@tailorbird/commerce/result';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppDependencies } from '../appDependencies.ts';
import { type Asked, badArguments, callDoor, logOfCall, overLimit, retryAfterOf } from '../rpc/callDoor.ts';
import { channelOf } from '../rpc/callOf.ts';
import { readArguments } from '../rpc/readArguments.ts';
import { toCheckout } from './entities/checkout.ts';
import type { Calls, Operation } from './operation.ts';
import { operations } from './operations.ts';
import { shapeOf } from './shapeOf.ts';

/** An operation and the row of the contract that bears its name. */
interface Known {
  readonly segment: string;
  readonly name: string;
  readonly operation: Operation;
  readonly row: Method;
}

interface Called {
  Variables: Asked & {
    known: Known;
    /** Whether a call of the contract was made. */
    isPassedOn: boolean;
    /** The status that the last of them was refused with. */
    refusedWith: number | undefined;
  };
}

/**
 * `POST /api/{segment}/{method}`: the operations of commerce §7 in the specification's own words. What is asked is put
 * into the contract's words and sent to `rpc` as the caller sent it, with cookies, channel, address and key, so that
 * who may and how often is said there alone. What gets no further than here is counted and logged as the call it names.
 */
export function createApi(deps: AppDependencies, rpc: Pick<Hono, 'fetch'>): Hono<Called> {
  const app = new Hono<Called>();
  app.post('/api/:segment/:method', async (c, next) => {
    const started = performance.now();
    const known = knownAt.get(c.req.path);
    if (!known) return c.json(noOperation(c.req.path), 404);
    c.set('known', known);
    c.set('isPassedOn', false);
    c.set('log', logOfCall(c, known.segment, known.name, deps.log));
    await next();
    const { log, outcome, isPassedOn } = c.var;
    if (!isPassedOn) log.info({ outcome, ms: Math.round(performance.now() - started), code: c.res.status });
    return undefined;
  });
  app.post('/api/:segment/:method', ...callDoor(deps), async (c) => {
    const result = await perform(c, rpc);
    const tooMany = c.var.isPassedOn ? undefined : await overLimit(c, c.var.known.row.rate, deps);
    return answer(c, tooMany ? err(tooMany) : result);
  });
  app.all('/api/*', (c) => {
    if (!knownAt.get(c.req.path)) return c.json(noOperation(c.req.path), 404);
    c.header('allow', 'POST');
    return c.json(badArguments(`Method ${c.req.method} is not allowed. Please, use POST.`), 405);
  });
  return app;
}

/** Every operation by its path. */
const knownAt: ReadonlyMap<string, Known> = new Map(
  Object.entries(operations).flatMap(([segment, table]) => {
    // The table has exactly the contract's segments, and of each of them some rows.
    const rows: Readonly<Record<string, Method>> = contract[segment as Segment];
    return Object.entries<Operation>(table).flatMap(([name, operation]): [string, Known][] => {
      const row = rows[name];
      return row ? [[`/api/${segment}/${name}`, { segment, name, operation, row }]] : [];
    });
  }),
);

function noOperation(path: string): CallError {
  const paths = [...knownAt.keys()].join(', ');
  return { tag: 'not-found', message: `There is no operation at ${path}. There is one at each of ${paths}.` };
}

async function perform(c: Context<Called>, rpc: Pick<Hono, 'fetch'>): Promise<Result<unknown, CallError>> {
  const { operation, name } = c.var.known;
  const market = channelOf(c.req.header('channel-id'));
  if (!market.ok) return market;
  const read = readArguments(await c.req.arrayBuffer());
  if (!read.ok) return err(badArguments(`${name}: ${read.error}`));
  const parsed = operation.args.safeParse(read.value);
  if (parsed.success) return operation.run(callsOf(c, rpc, market.value), parsed.data);
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'the arguments';
  const what = issue?.message ?? 'does not fit';
  return err(badArguments(`${name}: ${place}: ${what}. It takes ${shapeOf(operation.args)}.`));
}

/** The calls of the contract, as the caller of the operation would make them. */
function callsOf(c: Context<Called>, rpc: Pick<Hono, 'fetch'>, market: Market): Calls {
  const { raw } = c.req;
  const headers = new Headers(raw.headers);
  // These are of the body that came; the one that is sent on has its own.
  for (const name of ['content-length', 'transfer-encoding']) headers.delete(name);
  const client = createClient({
    baseUrl: new URL(raw.url).origin,
    channelId: markets[market].channelId,
    send: async ({ url, method, body }) => {
      c.set('isPassedOn', true);
      const request = new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
      const response = await rpc.fetch(request, c.env);
      if (!response.ok) c.set('refusedWith', response.status);
      return response;
    },
    onSetCookie: (cookie) => c.header('set-cookie', cookie, { append: true }),
  });
  return { ...client, market };
}

function answer(c: Context<Called>, result: Result<unknown, CallError>): Response {
  c.header('cache-control', 'no-store');
  if (result.ok) {
    c.set('outcome', 'ok');
    return c.json(result.value);
  }
  const { error } = result;
  c.set('outcome', error.tag);
  const retryAfter = retryAfterOf(error);
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  const { refused } = c.var.known.operation;
  const status = c.var.refusedWith ?? statusOf[error.tag];
  // Every status that a call is refused with can carry a body.
  return c.json(refused ? refused(error) : inTheirWords(error), status as ContentfulStatusCode);
}

/** An error that has a checkout has it in the specification's words. */
function inTheirWords(error: CallError): object {
  if (error.tag !== 'conflict' || !error.checkout) return error;
  return { ...error, checkout: toCheckout(error.checkout) };
}
