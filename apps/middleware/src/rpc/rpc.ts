import { SpanStatusCode } from '@opentelemetry/api';
import { type CallError, type CallErrorTag, statusOf } from '@tailorbird/commerce/contract/callError';
import { contract } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';
import { type Market, markets } from '@tailorbird/commerce/market';
import { messages } from '@tailorbird/commerce/messages';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { type Context, Hono, type Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { AppDependencies } from '../appDependencies.ts';
import { clientAddress, routeOf } from '../edge/clientAddress.ts';
import { isOwnCaller } from '../edge/isOwnCaller.ts';
import { type Call, notFound, type Platform } from '../platforms/call.ts';
import { tellSecurityEvent } from '../tellSecurityEvent.ts';
import { inSpan, traceOf, traceOfRequest } from '../tracing/span.ts';
import { operationTag } from './callLine.ts';
import { callOf, channelOf } from './callOf.ts';
import { type Admission, createAdmission, type Turn } from './createAdmission.ts';
import { type OwnerRule, ownerRuleOf } from './ownerRules.ts';
import { maxBodyBytes, readArguments } from './readArguments.ts';

type Implementation = (call: Call, ...args: unknown[]) => Promise<Result<unknown, CallError>>;

/** The calls of those who pay: they take their turn before others, since a shopper who has come so far is done soonest. */
const placing = new Set(['commerce/createOrderFromCheckout', 'commerce/applePayPayment']);

interface Row {
  readonly segment: string;
  readonly name: string;
  readonly method: Method;
  /** Undefined for what is nobody's. */
  readonly ownerRule: OwnerRule | undefined;
  readonly implementation: Implementation;
}

/** What is known of a call while it is answered. */
interface Asked {
  Variables: { row: Row; log: Logger; outcome: CallErrorTag | 'ok' };
}

/** `POST /{segment}/{method}` for every row of the contract: checks, limits, owner rule, log line, answer. */
export function createRpc(deps: AppDependencies): Hono<Asked> {
  const app = new Hono<Asked>();
  const rows = rowsOf(deps.platform);
  const admission = deps.admission ?? createAdmission();
  const tooLarge = (c: Context) =>
    refuse(c, badArguments(`The body is larger than ${maxBodyBytes / 1024} kB.`), 413);
  app.post('/:segment/:method', async (c, next) => {
    const row = rows.get(`${c.req.param('segment')}/${c.req.param('method')}`);
    if (!row) return c.json(notFound, 404);
    c.set('row', row);
    return traced(c, () => logged(c, next, deps.log));
  });
  app.post('/:segment/:method', bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge }), async (c) => {
    if (!isOwnCaller(c.req.raw, deps)) {
      tellSecurityEvent(c.var.log, 'malicious_cors');
      return refuse(c, fromElsewhere, 403);
    }
    if (!isJson.test(c.req.header('content-type') ?? '')) return refuse(c, notJson, 415);
    return answer(c, { ...deps, admission, log: c.var.log });
  });
  app.all('/:segment/:method', (c) => {
    if (!rows.has(`${c.req.param('segment')}/${c.req.param('method')}`)) return c.json(notFound, 404);
    c.header('allow', 'POST');
    return c.json(badArguments(`Method ${c.req.method} is not allowed. Please, use POST.`), 405);
  });
  return app;
}

const isJson = /^application\/json\s*(;|$)/i;
const notJson = badArguments('The body is not JSON. Send it with content-type application/json.');
const fromElsewhere: CallError = {
  tag: 'refused',
  message: 'This call came from another site. Send Origin or Sec-Fetch-Site of the shop.',
};

function rowsOf(platform: Platform): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const [segment, methods] of Object.entries(contract)) {
    // The platform's type has exactly these calls; here they are looked up by name, whatever their arguments.
    const implementations = platform[segment as keyof Platform] as Readonly<Record<string, Implementation>>;
    for (const [name, method] of Object.entries<Method>(methods)) {
      const implementation = Object.hasOwn(implementations, name) ? implementations[name] : undefined;
      if (!implementation) throw new Error(`The platform has no ${segment}/${name}.`);
      const ownerRule = ownerRuleOf(segment, name, method);
      rows.set(`${segment}/${name}`, { segment, name, method, ownerRule, implementation });
    }
  }
  return rows;
}

/** Has a call answered in a span of its own, named as the line in the log names it. */
function traced(c: Context<Asked>, work: () => Promise<void>): Promise<void> {
  const { segment, name } = c.var.row;
  const attributes = { 'rpc.system.name': 'tailorbird', 'rpc.method': `${segment}/${name}` };
  const within = traceOfRequest(c.req.raw.headers);
  return inSpan(operationTag(segment, name), { kind: 'server', attributes, within }, async (span) => {
    await work();
    const { outcome } = c.var;
    span.setAttributes({ 'tailorbird.outcome': outcome, 'http.response.status_code': c.res.status });
    if (outcome === 'unavailable') span.setStatus({ code: SpanStatusCode.ERROR });
  });
}

/** Has a call answered and writes its line (`callLine`), whatever came of it. */
async function logged(c: Context<Asked>, next: Next, parent: Logger): Promise<void> {
  const started = performance.now();
  const { segment, name } = c.var.row;
  const { traceId, requestId } = traceOf(c.req.raw.headers);
  const market = channelOf(c.req.header('channel-id'));
  const place = market.ok ? { channel: markets[market.value].channelId, market: market.value } : {};
  const op = operationTag(segment, name);
  c.set('log', parent.child({ op, trace_id: traceId, request_id: requestId, ...place }));
  c.set('outcome', 'unavailable');
  await next();
  const ms = Math.round(performance.now() - started);
  c.var.log.info({ outcome: c.var.outcome, ms, code: c.res.status });
}

/** An answer to what is refused before it is looked at. */
function refuse(c: Context<Asked>, error: CallError, status: 403 | 413 | 415): Response {
  c.set('outcome', error.tag);
  return c.json(error, status);
}

async function answer(c: Context<Asked>, deps: Dependencies): Promise<Response> {
  const { row, log } = c.var;
  const result = await settle(() => run(c, row, deps), log);
  const status = result.ok ? 200 : statusOf[result.error.tag];
  c.set('outcome', result.ok ? 'ok' : result.error.tag);
  c.header('cache-control', 'no-store');
  const retryAfter = result.ok ? undefined : retryAfterOf(result.error);
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  // Every status in the table can carry a body.
  return c.json(result.ok ? (result.value as object) : result.error, status as ContentfulStatusCode);
}

/** The seconds after which it is worth asking again; undefined where that would change nothing. */
function retryAfterOf(error: CallError): number | undefined {
  if (error.tag === 'too-many-requests') return error.retryAfterSeconds;
  return error.tag === 'unavailable' ? unavailableSeconds : undefined;
}

/** How long a shop that has no answer asks to be left alone. */
const unavailableSeconds = 2;

/** A bug or a lost database is logged whole and told as `unavailable`, without its insides. */
async function settle(
  work: () => Promise<Result<unknown, CallError>>,
  log: AppDependencies['log'],
): Promise<Result<unknown, CallError>> {
  try {
    return await work();
  } catch (cause) {
    log.error({ err: cause }, 'the call failed');
    return err({ tag: 'unavailable', message: messages.wentWrong });
  }
}

type Dependencies = AppDependencies & { readonly admission: Admission };

async function run(c: Context, row: Row, deps: Dependencies): Promise<Result<unknown, CallError>> {
  const refused = overLimit(c, row, deps);
  if (refused) return err(refused);
  const market = channelOf(c.req.header('channel-id'));
  if (!market.ok) return market;
  const args = await argumentsOf(c, row);
  if (!args.ok) return args;
  const turn = await deps.admission(placing.has(`${row.segment}/${row.name}`));
  if (!turn) return err(busy);
  try {
    return await perform(c, row, { market: market.value, args: args.value, turn }, deps);
  } finally {
    turn.leave();
  }
}

const busy: CallError = {
  tag: 'unavailable',
  message: 'We are very busy at the moment. Please try again in a few seconds.',
};

async function perform(
  c: Context,
  row: Row,
  { market, args, turn }: { market: Market; args: unknown[]; turn: Turn },
  deps: AppDependencies,
): Promise<Result<unknown, CallError>> {
  const prepared = await callOf(c, market, args, { ...deps, away: turn.away });
  if (!prepared.ok) return prepared;
  const { call, commit } = prepared.value;
  const foreign = await row.ownerRule?.(call, ...args);
  if (foreign) {
    tellSecurityEvent(deps.log, 'authz_fail');
    return err(foreign);
  }
  const result = await row.implementation(call, ...args);
  if (result.ok) commit();
  return result;
}

function overLimit(c: Context, row: Row, deps: AppDependencies): CallError | undefined {
  const address = clientAddress(routeOf(c), deps.trustedProxies);
  const wait = address === undefined ? undefined : deps.rateLimit(address, row.method.rate, deps.clock());
  if (wait === undefined) return undefined;
  tellSecurityEvent(deps.log, 'excess_rate_limit_exceeded');
  return {
    tag: 'too-many-requests',
    message: `Too many calls in a minute. Try again in ${wait} s.`,
    retryAfterSeconds: wait,
  };
}

async function argumentsOf(c: Context, row: Row): Promise<Result<unknown[], CallError>> {
  const read = readArguments(await c.req.arrayBuffer());
  if (!read.ok) return err(badArguments(read.error));
  const parsed = row.method.args.safeParse(read.value);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'the arguments';
  return err(badArguments(`${row.name}: ${place}: ${issue?.message ?? 'does not fit'}.`));
}

function badArguments(message: string): CallError {
  return { tag: 'bad-arguments', message };
}
