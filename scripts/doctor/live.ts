import { accessSync, constants, existsSync } from 'node:fs';
import { connect as connectPlain, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { connect as connectEncrypted } from 'node:tls';
import { type Env, readSettings, whyLive } from '../../apps/middleware/src/env.ts';
import { demonstrations, liveRules } from '../../apps/middleware/src/environment/liveRules.ts';
import { demonstrationGoods } from '../../apps/middleware/src/seed/demonstrationGoods.ts';
import { createBucket } from '../../apps/middleware/src/services/uploads/createBucket.ts';
import { type AskServer, askServer } from './askServer.ts';
import { contentFindings } from './contentFindings.ts';
import type { Finding } from './finding.ts';

type Source = Readonly<Record<string, string | undefined>>;

const greetingMs = 5000;
/** More, and sessions, holds and cards of two processes would end at different times. */
const clockToleranceMs = 2000;

/** What a shop needs before customers come, each with its fix where it is missing. */
export async function liveFindings(source: Source): Promise<Finding[]> {
  const asIs = readSettings(source);
  if (!asIs.ok) return [{ about: 'Settings', state: asIs.error, fix: 'correct or unset what is named' }];
  // What would be for show is looked for as it will be once the shop is live.
  const live = readSettings({ ...source, TAILORBIRD_MODE: 'live' });
  const env = live.ok ? live.value : asIs.value;
  return [
    mode(asIs.value),
    publicAddress(env),
    ...(await database(env)),
    ...demonstrations.map((name) => rule(name, env)),
    await mailServer(env),
    ...(await contentFindings(env)),
    proxy(source),
    dataDirectory(env),
    ...(await bucket(env)),
    previews(env),
    backOffice(env),
    logLevel(env),
    errorTracker(env),
    rateLimit(env),
    processMode(env),
  ];
}

function mode(env: Env): Finding {
  const about = 'Mode';
  if (env.isLive) return { about, state: whyLive(env) };
  return { about, state: 'a demonstration', fix: 'TAILORBIRD_MODE=live, or an https PUBLIC_URL' };
}

function publicAddress({ PUBLIC_URL }: Env): Finding {
  const about = 'PUBLIC_URL';
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const isOurs = /^(?:localhost|127\.|\[)|\.(?:example|test|invalid|localhost)$/.test(hostname);
  if (protocol === 'https:' && !isOurs) return { about, state: PUBLIC_URL };
  const fix = 'set it to the https address shoppers use: links in mails and cookies depend on it';
  return { about, state: PUBLIC_URL, fix };
}

async function database({ DATABASE_URL, demonstrates }: Env): Promise<Finding[]> {
  const about = 'Database';
  if (!DATABASE_URL) {
    const fix = 'name a PostgreSQL server: DATABASE_URL=postgres://user:password@host:5432/name';
    return [{ about, state: 'the embedded one, which does not survive a power cut', fix }];
  }
  try {
    return await askServer(DATABASE_URL, async (ask) => [
      await durability(ask),
      await serverClock(ask),
      await goodsOnSale(ask, demonstrates.has('goods')),
    ]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      { about, state: `the server does not answer: ${reason}`, fix: 'start it, or correct DATABASE_URL' },
    ];
  }
}

/** Without these a power cut takes orders that were confirmed. */
async function durability(ask: AskServer): Promise<Finding> {
  const about = 'Database';
  const rows = await ask(
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')",
  );
  const off = rows.filter(({ setting }) => setting === 'off').map(({ name }) => String(name));
  if (off.length === 0) return { about, state: 'a server that keeps what it confirms (fsync is on)' };
  const fix = `set ${off.map((name) => `${name} = on`).join(', ')} on the server`;
  return { about, state: `a server that may lose confirmed orders: ${off.join(', ')} is off`, fix };
}

const ownGoods =
  'bring goods: npm run catalogue -- import FILE.csv; and write content that leads to them: apps/middleware/content leads to those of the demonstration';

async function serverClock(ask: AskServer): Promise<Finding> {
  const about = 'Clock';
  const asked = Date.now();
  const [row] = await ask('select extract(epoch from clock_timestamp()) * 1000 as now');
  const apart = Math.round(Math.abs(Number(row?.['now']) - (asked + Date.now()) / 2));
  const state = `${apart} ms from the database server’s`;
  if (apart <= clockToleranceMs) return { about, state };
  return { about, state, fix: 'keep both machines on the same time (NTP)' };
}

/** Whether the shop has goods, and only those of its own. */
export async function goodsOnSale(ask: AskServer, onPurpose: boolean): Promise<Finding> {
  const about = 'Catalogue';
  const [table] = await ask("select to_regclass('product_colours') is not null as exists");
  if (table?.['exists'] !== true) return { about, state: 'empty: the shop has not been started on it yet' };
  const [row] = await ask(
    'select exists (select from products) as any, exists (select from product_colours where recipe is not null) as invented',
  );
  if (row?.['any'] !== true) return { about, state: 'no goods', fix: ownGoods };
  if (row?.['invented'] !== true) return { about, state: 'no goods of the demonstration' };
  if (onPurpose) return { about, state: 'goods of the demonstration, on purpose' };
  return { about, state: demonstrationGoods.problem, fix: demonstrationGoods.fix };
}

function rule(name: (typeof demonstrations)[number], env: Env): Finding {
  const { about, isBroken, problem, fix } = liveRules[name];
  if (!isBroken(env)) return { about, state: 'nothing for show' };
  if (env.demonstrates.has(name)) return { about, state: `for show, on purpose (${name}). ${problem}` };
  return { about, state: problem, fix: `${fix}; or on purpose: TAILORBIRD_DEMONSTRATE=${name}` };
}

async function mailServer({ SMTP_URL }: Env): Promise<Finding> {
  const about = 'Mail server answers';
  if (!SMTP_URL) return { about, state: 'none is named, so there is nothing to ask' };
  const { hostname, port, protocol } = new URL(SMTP_URL);
  const encrypted = protocol === 'smtps:';
  const where = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || (encrypted ? 465 : 587)) };
  const place = `${where.host}:${where.port}`;
  try {
    const greeting = await greetingOf(encrypted ? connectEncrypted(where) : connectPlain(where));
    if (greeting.startsWith('220')) return { about, state: place };
    return { about, state: `${place} says “${greeting}”`, fix: 'name a mail server in SMTP_URL' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { about, state: `${place}: ${reason}`, fix: 'start it, or correct SMTP_URL' };
  }
}

function greetingOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.setTimeout(greetingMs, () => socket.destroy(new Error(`no greeting in ${greetingMs / 1000} s`)));
    socket.once('error', reject);
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.end('QUIT\r\n');
    });
  });
}

/** Only whoever runs the shop knows what stands in front of it, so it has to be said. */
function proxy(source: Source): Finding {
  const about = 'Proxy';
  const said = source['TAILORBIRD_TRUST_PROXY'];
  if (said) return { about, state: `TAILORBIRD_TRUST_PROXY=${said}` };
  const fix =
    'say what stands in front: TAILORBIRD_TRUST_PROXY=off where shoppers connect directly, else as .env.example says';
  return { about, state: 'not said: behind a proxy all shoppers would count as one address', fix };
}

function dataDirectory({ DATA_DIRECTORY }: Env): Finding {
  const about = 'Pictures';
  const fix = 'set DATA_DIRECTORY to a folder of the shop’s own that lasts';
  try {
    accessSync(existsSync(DATA_DIRECTORY) ? DATA_DIRECTORY : dirname(DATA_DIRECTORY), constants.W_OK);
  } catch {
    return { about, state: `${DATA_DIRECTORY} cannot be written`, fix };
  }
  if (DATA_DIRECTORY.startsWith(tmpdir()))
    return { about, state: `${DATA_DIRECTORY} is emptied by the system`, fix };
  return { about, state: `kept in ${DATA_DIRECTORY}` };
}

/** Whether the bucket of imported pictures is there for who asks: a picture that nobody has is asked for. */
async function bucket({ TAILORBIRD_UPLOADS_URL }: Env): Promise<Finding[]> {
  if (TAILORBIRD_UPLOADS_URL === undefined) return [];
  const about = 'Imported pictures';
  try {
    await createBucket(TAILORBIRD_UPLOADS_URL).find('0'.repeat(40));
    return [{ about, state: `kept in ${TAILORBIRD_UPLOADS_URL.url}` }];
  } catch (error) {
    const state = error instanceof Error ? error.message : String(error);
    return [{ about, state, fix: 'start the store, or correct TAILORBIRD_UPLOADS_URL' }];
  }
}

/** Without a secret nobody gets in, which editors learn too late. */
function previews({ TAILORBIRD_PREVIEW_HOSTS, TAILORBIRD_PREVIEW_SECRET }: Env): Finding {
  const about = 'Previews';
  if (TAILORBIRD_PREVIEW_HOSTS.length === 0) return { about, state: 'none' };
  if (TAILORBIRD_PREVIEW_SECRET) return { about, state: 'for whoever has the secret' };
  const fix =
    'set TAILORBIRD_PREVIEW_SECRET to a secret of your own for the links of your editors, or TAILORBIRD_PREVIEW_HOSTS=none';
  return { about, state: 'for nobody: there is no secret', fix };
}

/** Names of shoppers and operators' passwords travel there, so that from elsewhere it is reached over https. */
function backOffice(env: Env): Finding {
  const about = 'Back office';
  const { TAILORBIRD_OFFICE_PORT: port, TAILORBIRD_OFFICE_HOST: host, TAILORBIRD_OFFICE_URL: url } = env;
  if (port === undefined)
    return { about, state: 'none: orders are moved on by commands; TAILORBIRD_OFFICE_PORT opens one' };
  const state = `on ${host}:${port} for ${[...env.TAILORBIRD_OFFICE_OPERATORS.keys()].join(', ')}`;
  if (host === '127.0.0.1' || url?.startsWith('https:')) return { about, state };
  const fix =
    'put a proxy that speaks https in front, and name it: TAILORBIRD_OFFICE_URL=https://office.shop.example';
  return { about, state, fix };
}

function logLevel({ LOG_LEVEL }: Env): Finding {
  const about = 'Log';
  if (['info', 'warn', 'error'].includes(LOG_LEVEL)) return { about, state: LOG_LEVEL };
  return { about, state: LOG_LEVEL, fix: 'LOG_LEVEL=info: less hides failures, more fills the disk' };
}

/** Whether somebody is told of errors; without a tracker they are in the log alone, and not lost. */
function errorTracker({ SENTRY_DSN, SENTRY_RELEASE }: Env): Finding {
  const about = 'Errors';
  if (!SENTRY_DSN) return { about, state: 'in the log alone; SENTRY_DSN sends them to a tracker' };
  const version = SENTRY_RELEASE ?? 'no version, which SENTRY_RELEASE names';
  return { about, state: `sent to ${new URL(SENTRY_DSN.envelopes).host} with ${version}` };
}

function rateLimit({ TAILORBIRD_RATE_LIMIT }: Env): Finding {
  const about = 'Rate limit';
  if (TAILORBIRD_RATE_LIMIT === 'on') return { about, state: 'on' };
  return { about, state: 'off', fix: 'unset TAILORBIRD_RATE_LIMIT' };
}

function processMode({ NODE_ENV }: Env): Finding {
  const about = 'NODE_ENV';
  return { about, state: NODE_ENV, ...(NODE_ENV !== 'production' && { fix: 'unset it' }) };
}
