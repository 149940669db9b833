import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressGroup } from '../../../edge/clientAddress.ts';
import { createPasswordHasher, type PasswordHasher } from '../../../services/passwords/passwordHasher.ts';
import { login, password, register } from '../../../testing/registration.ts';
import { rounds } from '../../../testing/rounds.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { attempts } from '../schema/attempts.ts';
import { attemptKey } from './attempts.ts';

const hasher = createPasswordHasher({ memory: 1024, passes: 1 });
/** Whose hash each password was checked against. */
const verified: ('somebody' | 'nobody')[] = [];
const passwords: PasswordHasher = {
  hash: hasher.hash,
  verify: (secret, stored) => {
    verified.push(stored === undefined ? 'nobody' : 'somebody');
    return hasher.verify(secret, stored);
  },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([], { passwords });
  for (const name of ['maud', 'parallel', 'spelling']) {
    await register(shop.shopper(), `${name}@example.com`);
  }
});
afterAll(() => shop.close());

const guess = async (shopper: Shopper, email: string, secret: string) => {
  const answer = await shopper.commerce.loginCustomer({ email, password: secret });
  return answer.ok ? (answer.value.isValid ? 'in' : 'wrong') : answer.error.tag;
};

describe('guessing passwords', () => {
  it('reliability D5: of one account from one address is refused after a few tries, and the owner gets in from elsewhere', async () => {
    const thief = shop.shopper('uk', '10.0.0.66');
    const ends = [];
    const guesses = rounds(120, 1000);
    for (let at = 0; at < guesses; at += 1) ends.push(await guess(thief, 'maud@example.com', `wrong ${at}`));
    const refused = ends.filter((end) => end === 'too-many-requests');
    expect(refused.length).toBeGreaterThanOrEqual(guesses - 10);
    expect(await guess(thief, 'maud@example.com', password)).toBe('too-many-requests');
    await login(shop.shopper('uk', '10.0.0.1'), 'maud@example.com');
  });

  it('at the same time gains nothing', async () => {
    const thief = shop.shopper('uk', '10.0.0.67');
    const ends = await Promise.all(
      Array.from({ length: 60 }, (_, at) => guess(thief, 'parallel@example.com', `wrong ${at}`)),
    );
    expect(ends.filter((end) => end === 'wrong').length).toBeLessThanOrEqual(10);
  });

  it('reliability D5: in a browser the customer is known in waits twice as long each time, up to an hour, and the right password forgets it', async () => {
    const shopper = shop.shopper('uk', '10.0.0.68');
    const email = 'pauses@example.com';
    await register(shopper, email);
    for (let at = 0; at < 5; at += 1) expect(await guess(shopper, email, 'wrong 1')).toBe('wrong');
    const pauses = [];
    for (let at = 0; at < 14; at += 1) {
      const refused = await errorOf(shopper.commerce.loginCustomer({ email, password: 'wrong 1' }));
      const seconds = refused.tag === 'too-many-requests' ? refused.retryAfterSeconds : 0;
      pauses.push(seconds);
      shop.wait(seconds * 1000);
      expect(await guess(shopper, email, 'wrong 1')).toBe('wrong');
    }
    expect(pauses.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
    expect(pauses.at(-1)).toBe(3600);
    shop.wait(3_600_000);
    expect(await guess(shopper, email, password)).toBe('in');
    expect(await guess(shopper, email, 'wrong 1')).toBe('wrong');
  });

  it('with another spelling of the address is the same guess', async () => {
    const thief = shop.shopper('uk', '10.0.0.69');
    const spellings = [
      'spelling@example.com',
      'SPELLING@example.com',
      ' spelling@EXAMPLE.com',
      'ｓpelling@example.com',
    ];
    const ends = [];
    for (let at = 0; at < 20; at += 1) ends.push(await guess(thief, spellings[at % 4] ?? '', `wrong ${at}`));
    expect(ends.filter((end) => end === 'wrong').length).toBeLessThanOrEqual(6);
  });

  it('over many accounts from one address ends after a hundred in a day', async () => {
    const address = '10.0.0.70';
    const resetsAt = new Date(shop.clock().getTime() + 3_600_000);
    await shop.db
      .insert(attempts)
      .values({ key: attemptKey('password-address', address), count: 97, resetsAt });
    const thief = shop.shopper('uk', address);
    const ends = [];
    for (let at = 0; at < 6; at += 1) ends.push(await guess(thief, `nobody${at}@example.com`, 'wrong 1'));
    expect(ends).toEqual([
      'wrong',
      'wrong',
      'wrong',
      ...Array.from({ length: 3 }, () => 'too-many-requests'),
    ]);
  });

  it('reliability D6: stolen pairs from many addresses raise an alarm, after which a right one lets no stranger in, and a known browser its customer', async ({
    annotate,
  }) => {
    const [pairs, rightOnes] = [rounds(260, 10_000), rounds(10, 100)];
    const every = pairs / rightOnes;
    const owner = shop.shopper('uk', '10.1.2.1');
    await register(owner, 'known@example.com');
    for (let at = 0; at < pairs; at += every) await register(shop.shopper(), `stolen${at}@example.com`);
    shop.wait(16 * 60_000);
    const alarms = () => shop.logged.filter((line) => line.includes('authn_login_fail_max')).length;
    const before = alarms();
    const ends = [];
    const began = shop.clock().getTime();
    for (let at = 0; at < pairs; at += 1) {
      // Twenty minutes of the shop's time, however long this machine takes.
      shop.wait(began + (at * 20 * 60_000) / pairs - shop.clock().getTime());
      const thief = shop.shopper('uk', `10.1.${Math.floor((at % 1000) / 250)}.${at % 250}`);
      ends.push(
        await guess(thief, `stolen${at}@example.com`, at % every === 0 ? password : 'copper 9 kettle'),
      );
    }
    const checked = ends.lastIndexOf('wrong') + 1;
    expect(checked).toBeLessThanOrEqual(90 + 10);
    expect(ends.slice(checked)).not.toContain('in');
    const stolen = ends.filter((end) => end === 'in').length;
    const refused = ends.filter((end) => end === 'too-many-requests').length;
    await annotate(
      `${pairs} pairs from ${Math.min(pairs, 1_000)} addresses in twenty minutes: ${stolen} of ${rightOnes} right ones let a stranger in, ` +
        `${refused} refused, ${alarms() - before} alarms told (target 10000 from 1000, 1 in 100, at least 1)`,
      'figure',
    );
    expect(stolen).toBeLessThanOrEqual(Math.max(1, Math.ceil(checked / every)));
    expect(alarms() - before).toBeGreaterThan(0);
    await login(owner, 'known@example.com');
    shop.wait(16 * 60_000);
    expect(await guess(shop.shopper(), `stolen${every}@example.com`, password)).toBe('in');
  });

  it('is told in seconds, with Retry-After, and once in the log', async () => {
    const response = await shop
      .shopper('uk', '10.0.0.70')
      .post('/commerce/loginCustomer', [{ email: 'maud@example.com', password }]);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(((await response.json()) as { message: string }).message).toMatch(/^There were too many tries\./);
    const events = shop.logged.filter((line) => line.includes('authn_login_lock'));
    expect(events.at(-1)).toContain('trace_id');
  });
});

describe('an account that does not exist', () => {
  it('reliability D4: takes the same work as one that does: one hash each', async () => {
    verified.length = 0;
    const answers = [];
    for (const email of ['known@example.com', 'unknown@example.com']) {
      answers.push(await valueOf(shop.shopper().commerce.loginCustomer({ email, password: 'wrong 1' })));
    }
    expect(verified).toEqual(['somebody', 'nobody']);
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('the address guesses are counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, 'inside'],
  ])('%s is %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});
