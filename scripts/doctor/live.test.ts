import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createContentServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demonstrations, liveRules } from '../../apps/middleware/src/environment/liveRules.ts';
import { operatorSetting } from '../../apps/middleware/src/environment/officeVariables.ts';
import { startObjectStore } from '../../apps/middleware/src/testing/objectStore.ts';
import { goodsOnSale, liveFindings } from './live.ts';

let folder = '';
const mailServer = createServer((socket) => socket.write('220 mail.tailorbird.org\r\n'));
let mailPort = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tailorbird-doctor-'));
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  // A server that listens on a port has an address with one.
  mailPort = (mailServer.address() as AddressInfo).port;
});
afterAll(() => {
  mailServer.close();
  rmSync(folder, { recursive: true, force: true });
});

const openItems = async (source: Record<string, string>) =>
  (await liveFindings({ DATA_DIRECTORY: folder, ...source }))
    .filter(({ fix }) => fix !== undefined)
    .map(({ about }) => about);

describe('the list of what a shop needs before customers come', () => {
  it('a newcomer’s shop: every item that is open has its fix, the rest none', async () => {
    const open = await openItems({});
    expect(open).toEqual(
      expect.arrayContaining([
        'Mode',
        'PUBLIC_URL',
        'Database',
        'Payment',
        'Wallet',
        'Mail server',
        'Sender',
        'Proxy',
        'Previews',
      ]),
    );
    expect(open).not.toContain('Log');
    expect(demonstrations.map((name) => liveRules[name].about)).toHaveLength(6);
  });

  it('what is mended, or named on purpose, is well', async () => {
    const source = {
      PUBLIC_URL: 'https://shop.tailorbird.org',
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      TAILORBIRD_MAIL_FROM: 'shop@tailorbird.org',
      TAILORBIRD_WALLET: 'off',
      TAILORBIRD_DEMONSTRATE: 'test-cards',
      TAILORBIRD_TRUST_PROXY: 'off',
      TAILORBIRD_PREVIEW_SECRET: 'a-secret-of-editors',
    };
    // The test's own folder is below the system's temporary one, which the list rightly minds.
    expect(await openItems(source)).toEqual(['Database', 'Pictures']);
    expect(await openItems({ ...source, LOG_LEVEL: 'silent', TAILORBIRD_RATE_LIMIT: 'off' })).toEqual([
      'Database',
      'Pictures',
      'Log',
      'Rate limit',
    ]);
    const away = {
      ...source,
      SMTP_URL: 'smtp://127.0.0.1:1',
      DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop',
    };
    expect(await openItems(away)).toEqual(['Database', 'Mail server answers', 'Pictures']);
  });

  it('a content service is asked for what every page begins with, and what it lacks is named', async () => {
    const published = new Set(
      ['uk', 'eu', 'us'].flatMap((one) => [`${one}/app-header`, `${one}/home`, `${one}/footer`]),
    );
    const service = createContentServer((request, response) => {
      const name = new URL(request.url ?? '', 'http://hub').pathname.replace('/content/key/', '');
      response.statusCode =
        request.headers['x-api-key'] !== 'of-the-hub' ? 403 : published.has(name) ? 200 : 404;
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    // A server that listens on a port has an address with one.
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const found = async (key: string) => {
      const source = { TAILORBIRD_CONTENT_URL: url, TAILORBIRD_CONTENT_KEY: key };
      return (await liveFindings(source)).find(({ about }) => about === 'Content service');
    };
    expect((await found('of-the-hub'))?.fix).toBeUndefined();
    expect((await found('wrong'))?.state).toContain('answers 403');
    published.delete('eu/home');
    expect((await found('of-the-hub'))?.state).toBe(`${url} lacks eu/home`);
    service.close();
  });

  it('how soon pages show what a content service publishes is said', async () => {
    const said = async (source: Record<string, string>) =>
      (await liveFindings(source)).filter(({ about }) => about === 'Content webhook');
    const named = { TAILORBIRD_CONTENT_URL: 'http://127.0.0.1:1' };
    const secret = { TAILORBIRD_CONTENT_WEBHOOK_SECRET: 'Qm4dX1-of-the-webhook' };
    expect(await said({})).toEqual([]);
    expect((await said(named))[0]?.state).toContain('TAILORBIRD_CONTENT_WEBHOOK_SECRET');
    expect((await said({ ...named, ...secret }))[0]?.state).toContain('two seconds');
  });

  it('a CDN that is to be told needs to hear of what is published', async () => {
    const named = { TAILORBIRD_CDN_PURGE_URL: 'https://cdn.example/purge' };
    const secret = { TAILORBIRD_CONTENT_WEBHOOK_SECRET: 'Qm4dX1-of-the-webhook' };
    expect(await openItems(named)).toContain('CDN');
    expect(await openItems({ ...named, ...secret })).not.toContain('CDN');
    expect((await liveFindings({})).map(({ about }) => about)).not.toContain('CDN');
  });

  it('a bucket of imported pictures is asked', async () => {
    const store = await startObjectStore();
    const { url, accessKeyId, region } = store.bucket;
    const found = async (secret: string) => {
      const address = `${url.replace('://', `://${accessKeyId}:${encodeURIComponent(secret)}@`)}?region=${region}`;
      const findings = await liveFindings({ TAILORBIRD_UPLOADS_URL: address });
      return findings.find(({ about }) => about === 'Imported pictures');
    };
    const kept = { about: 'Imported pictures', state: `kept in ${url}` };
    expect(await found(store.bucket.secretAccessKey)).toEqual(kept);
    expect((await found('another'))?.fix).toContain('TAILORBIRD_UPLOADS_URL');
    await store.close();
  });

  it('where errors are told is said, with the version that is told', async () => {
    const said = async (source: Record<string, string>) =>
      (await liveFindings(source)).find(({ about }) => about === 'Errors');
    const tracker = { SENTRY_DSN: 'https://b4d1c0de@errors.example/1' };
    expect(await said({})).toEqual({ about: 'Errors', state: expect.stringContaining('SENTRY_DSN') });
    expect((await said(tracker))?.state).toContain('SENTRY_RELEASE');
    const released = await said({ ...tracker, SENTRY_RELEASE: '3f2a91c' });
    expect(released?.state).toBe('sent to errors.example with 3f2a91c');
  });

  it('a secret for previews is asked for, unless there are none', async () => {
    expect(await openItems({})).toContain('Previews');
    expect(await openItems({ TAILORBIRD_PREVIEW_HOSTS: 'none' })).not.toContain('Previews');
  });

  it('a back office that is reached from elsewhere is to be reached by https', async () => {
    const TAILORBIRD_OFFICE_OPERATORS = operatorSetting('wren', '$argon2id$v=19$m=47104,t=2,p=1$c2FsdA$dGFn');
    const here = { TAILORBIRD_OFFICE_PORT: '3010', TAILORBIRD_OFFICE_OPERATORS };
    const elsewhere = { ...here, TAILORBIRD_OFFICE_HOST: '0.0.0.0' };
    expect(await openItems(here)).not.toContain('Back office');
    expect(await openItems(elsewhere)).toContain('Back office');
    const behind = { ...elsewhere, TAILORBIRD_OFFICE_URL: 'https://office.tailorbird.org' };
    expect(await openItems(behind)).not.toContain('Back office');
  });

  it('a shop without goods is told to bring some, one with its own is well', async () => {
    const stateOf = async (any: boolean, invented: boolean) =>
      (await goodsOnSale(async () => [{ exists: true, any, invented }], false)).fix ?? 'well';
    expect(await stateOf(false, false)).toContain('npm run catalogue -- import');
    expect(await stateOf(true, true)).toContain('database of its own');
    expect(await stateOf(true, false)).toBe('well');
  });

  it('settings that cannot be read are told before anything else', async () => {
    expect(await openItems({ PORT: 'three thousand' })).toEqual(['Settings']);
  });
});
