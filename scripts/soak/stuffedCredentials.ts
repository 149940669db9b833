/**
 * `node scripts/onPostgres.ts node scripts/soak/stuffedCredentials.ts [--pairs 10000]`: so many stolen pairs are tried at
 * the built shop from a thousand addresses of the loopback network, with passwords hashed as a shop's are (reliability D6).
 * Requests themselves are not limited, so that what is refused is refused by the count of passwords.
 */
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { shopperClient } from '../../apps/middleware/proofs/crashes/shopperClient.ts';
import { password, registration } from '../../apps/middleware/src/testing/registration.ts';
import { commandOptions } from '../commandOptions.ts';
import { soakDatabase, soakShop } from './soakShop.ts';

const { values: options } = commandOptions({ options: { pairs: { type: 'string', default: '10000' } } });

/** Tries under way at a time. */
const atOnce = 8;
const addresses = 1_000;

/** A pair that is tried, and from where. */
interface Pair {
  readonly email: string;
  readonly password: string;
  readonly from: string;
}

type Ending = 'in' | 'wrong' | 'refused';
/** How long is waited where the shop says that it is too busy, in milliseconds. */
const busyMs = 500;

const addressOf = (at: number) => `127.1.${Math.floor((at % addresses) / 250)}.${(at % 250) + 1}`;
const pairs = (count: number, pair: (at: number) => Pair) =>
  Array.from({ length: count }, (_, at) => pair(at));

/** One in so many is right, as many as the first that are checked before the alarm. */
const isRight = (at: number) => at % 96 === 48;
/** A list as thieves have it: each account once. */
const list = pairs(Math.max(0, Number(options.pairs) - 350), (at) => ({
  email: `pair${at}@example.com`,
  password: isRight(at) ? password : 'copper 9 kettle',
  from: addressOf(at),
}));
/** Many passwords for a few accounts, the right one last, from everywhere. */
const sought = 10;
const seekers = pairs(200, (at) => ({
  email: `sought${at % sought}@example.com`,
  password: at >= 200 - sought ? password : `copper ${at} kettle`,
  from: addressOf(at * 7),
}));
/** One address that goes through many accounts. */
const greedy = pairs(150, (at) => ({
  email: `greedy${at}@example.com`,
  password: 'copper 9 kettle',
  from: '127.2.0.1',
}));

const engine = await soakDatabase();
const shop = await soakShop(engine, { env: { LOG_LEVEL: 'warn' } });
/** How often the log tells of an event; of `authn_login_fail` there is one for each wrong password that was checked. */
const told = (event: string) => shop.log().split(`"event":"${event}"`).length - 1;

async function attempt(pair: Pair): Promise<Ending> {
  for (;;) {
    const { status, text } = await logIn(pair);
    if (status === 429) return 'refused';
    if (status === 200) return text.includes('"isValid":true') ? 'in' : 'wrong';
    if (status !== 503) throw new Error(`A login was answered ${status}: ${text.slice(0, 200)}`);
    await sleep(busyMs);
  }
}

function logIn({ email, password: secret, from }: Pair): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(shop.origin);
  const body = JSON.stringify([{ email, password: secret }]);
  return new Promise((resolve, reject) => {
    const read = (answer: IncomingMessage) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('error', reject).on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    };
    request({
      host: '127.0.0.1',
      port,
      localAddress: from,
      method: 'POST',
      path: '/commerce/loginCustomer',
      headers: { host: `${hostname}:${port}`, origin: shop.origin, 'content-type': 'application/json' },
    })
      .on('response', read)
      .on('error', reject)
      .end(body);
  });
}

/** Tries them in their order, a few at a time: how each ended, and how many wrong passwords were checked. */
async function attemptAll(all: readonly Pair[]): Promise<{ ends: Ending[]; checked: number }> {
  const before = told('authn_login_fail');
  const ends: Ending[] = [];
  const waiting = all.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [at, pair] of waiting) ends[at] = await attempt(pair);
    }),
  );
  return { ends, checked: told('authn_login_fail') - before };
}

const count = (ends: readonly Ending[], end: Ending) => ends.filter((one) => one === end).length;

try {
  const owner = shopperClient(shop.origin, () => crypto.randomUUID());
  const register = async (client: typeof owner, email: string) => {
    const made = await client.commerce.registerCustomer(registration(email));
    if (!made.ok) throw new Error(`${email} could not register: ${made.error.message}`);
  };
  const stranger = () => shopperClient(shop.origin, () => crypto.randomUUID());
  for (const [at, { email }] of list.entries()) if (isRight(at)) await register(stranger(), email);
  for (let at = 1; at < sought; at += 1) await register(stranger(), `sought${at}@example.com`);
  await register(owner, 'sought0@example.com');
  await owner.commerce.logoutCustomer();

  const started = performance.now();
  const ofList = await attemptAll(list);
  const ofSought = await attemptAll(seekers);
  const ofGreedy = await attemptAll(greedy);
  const minutes = (performance.now() - started) / 60_000;
  const back = await owner.commerce.loginCustomer({ email: 'sought0@example.com', password });
  const isOwnerIn = back.ok && back.value.isValid;

  const right = list.filter((_, at) => isRight(at)).length;
  const letIn = count(ofList.ends, 'in');
  const alarms = told('authn_login_fail_max');
  console.log(
    `reliability D6: ${list.length + seekers.length + greedy.length} pairs from ${addresses} addresses in ${minutes.toFixed(1)} min: ` +
      `${letIn} of ${right} right ones let a stranger in (target 1 in 100), ` +
      `${(ofSought.checked / sought).toFixed(1)} tries an account were checked (target 5), ${ofGreedy.checked} of one address (target 100), ` +
      `${alarms} alarms told (at least 1), the owner ${isOwnerIn ? 'gets in' : 'DOES NOT GET IN'} with the browser used before`,
  );
  const holds =
    letIn <= Math.max(1, right / 100) &&
    ofSought.checked <= 5 * sought &&
    count(ofSought.ends, 'in') === 0 &&
    ofGreedy.checked <= 100 &&
    alarms > 0 &&
    isOwnerIn;
  process.exitCode = holds ? 0 : 1;
} finally {
  await shop.stop();
  await engine.remove();
}
