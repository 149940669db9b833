import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/port.ts';
import { readEnv } from '../env.ts';
import { operatorSetting } from '../environment/officeVariables.ts';
import { createPasswordHasher } from '../services/passwords/passwordHasher.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { valueOf } from '../testing/valueOf.ts';
import { serveOffice } from './serveOffice.ts';

const passwords = createPasswordHasher({ memory: 1024, passes: 1 });
const host = '127.0.0.1';

let shop: TestShop;
let settings: Record<string, string>;
beforeAll(async () => {
  shop = await shopWith([]);
  settings = {
    TAILORBIRD_OFFICE_PORT: String(await freePort()),
    TAILORBIRD_OFFICE_OPERATORS: operatorSetting('wren', await valueOf(passwords.hash('copper 9 kettle'))),
  };
});
afterAll(() => shop.close());

function serve(given: Readonly<Record<string, string>>) {
  const env = readEnv({ TAILORBIRD_MODE: 'demonstration', ...given });
  if (!env.ok) throw new Error(env.error);
  const { db, clock } = shop;
  const { payments, log } = shop.deps;
  return serveOffice({ env: env.value, db, clock, payments, log, passwords, rateLimit: () => undefined });
}

/** The status of an answer to whoever asks under a name; none where nobody listens. */
function statusUnder(name: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const port = settings['TAILORBIRD_OFFICE_PORT'];
    const asked = request({ host, port, path: '/sign-in', headers: { host: name } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.once('error', () => resolve(undefined));
    asked.end();
  });
}

it('the office is on its own port, under this machine’s names alone, until it is stopped', async () => {
  const office = await serve(settings);
  const port = settings['TAILORBIRD_OFFICE_PORT'];
  expect([await statusUnder(`localhost:${port}`), await statusUnder('evil.example')]).toEqual([200, 421]);
  const second = await serve(settings);
  expect(second).toEqual({ ok: false, error: expect.stringContaining('TAILORBIRD_OFFICE_PORT') });
  if (office.ok) office.value();
  expect(await statusUnder(`localhost:${port}`)).toBeUndefined();
});

it('somebody signs in with the line of the settings, over the wire', async () => {
  const office = await serve(settings);
  const origin = `http://localhost:${settings['TAILORBIRD_OFFICE_PORT']}`;
  const answer = await fetch(`${origin}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ name: 'wren', password: 'copper 9 kettle' }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  if (office.ok) office.value();
});

it('without a port there is no office', async () => {
  const none = await serve({});
  expect([none.ok, await statusUnder('localhost')]).toEqual([true, undefined]);
});
