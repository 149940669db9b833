import { SpanStatusCode } from '@opentelemetry/api';
import { type CallError, statusOf } from '@tailorbird/commerce/contract/callError';
import { contract } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';
import type { Market } from '@tailorbird/commerce/market';
import { messages } from '@tailorbird/commerce/messages';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { type Context, Hono, type Next } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { AppDependencies } from '../appDependencies.ts';
import { createTimer } from '../metrics/createTimer.ts';
import { type Call, notFound, type Platform } from '../platforms/call.ts';
import { tellSecurityEvent } from '../tellSecurityEvent.ts';
import { inSpan, traceOfRequest } from '../tracing/span.ts';
import { type Asked, badArguments, callDoor, logOfCall, overLimit, retryAfterOf } from './callDoor.ts';
import { operationTag } from './callLine.ts';
import { callOf, channelOf } from './callOf.ts';
import { type Admission, createAdmission, type Turn } from './createAdmission.ts';
import { type OwnerRule, ownerRuleOf } from './ownerRules.ts';
import { previewedMoment } from './previewedMoment.ts';
import { readArguments } from './readArguments.ts';

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

/** What is known of a call of the contract while it is answered. */
interface Called {
  Variables: Asked & { row: Row };
}

/** `POST /{segment}/{method}` for every row of the contract: checks, limits, owner rule, log line, answer. */
export function createRpc(deps: AppDependencies): Hono<Called> {
  const app = new Hono<Called>();
  const rows = rowsOf(deps.platform);
  const admission = deps.admission ?? createAdmission();
  const record = createTimer('tailorbird_call_duration_seconds', 'How long a call of the contract took');
  app.post('/:segment/:method', async (c, next) => {
    const row = rows.get(`${c.req.param('segment')}/${c.req.param('method')}`);
    if (!row) return c.json(notFound, 404);
    c.set('row', row);
    c.set('maxBodyBytes', row.method.maxBodyBytes);
    return traced(c, () => logged(c, next, deps.log, record));
  });
  app.post('/:segment/:method', ...callDoor(deps), (c) => answer(c, { ...deps, admission, log: c.var.log }));
  app.all('/:segment/:method', (c) => {
    if (!rows.has(`${c.req.param('segment')}/${c.req.param('method')}`)) return c.json(notFound, 404);
    c.header('allow', 'POST');
    return c.json(badArguments(`Method ${c.req.method} is not allowed. Please, use POST.`), 405);
  });
  return app;
}

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
function traced(c: Context<Called>, work: () => Promise<void>): Promise<void> {
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

/** Has a call answered, writes its line (`callLine`) and counts it, whatever came of it. */
async function logged(
  c: Context<Called>,
  next: Next,
  parent: Logger,
  record: ReturnType<typeof createTimer>,
): Promise<void> {
  const started = performance.now();
  const { segment, name } = c.var.row;
  c.set('log', logOfCall(c, segment, name, parent));
  c.set('outcome', 'unavailable');
  await next();
  const ms = performance.now() - started;
  const { outcome } = c.var;
  c.var.log.info({ outcome, ms: Math.round(ms), code: c.res.status });
  record(ms, { op: operationTag(segment, name), outcome });
}

async function answer(c: Context<Called>, deps: Dependencies): Promise<Response> {
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
  const refused = await overLimit(c, row.method.rate, deps);
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
  const moment = previewedMoment(c, row.method, deps.preview);
  if (!moment.ok) return moment;
  const given = { ...deps, away: turn.away, previewedAt: moment.value };
  const prepared = await callOf(c, market, args, given);
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

async function argumentsOf(c: Context, row: Row): Promise<Result<unknown[], CallError>> {
  const read = readArguments(await c.req.arrayBuffer());
  if (!read.ok) return err(badArguments(read.error));
  const parsed = row.method.args.safeParse(read.value);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'the arguments';
  return err(badArguments(`${row.name}: ${place}: ${issue?.message ?? 'does not fit'}.`));
}
