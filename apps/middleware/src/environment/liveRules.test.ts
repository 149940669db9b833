import { describe, expect, it } from 'vitest';
import { readEnv, readSettings } from '../env.ts';
import { demonstrations } from './liveRules.ts';

/** A shop with everything of its own but a payment provider, which there is none of yet. */
const live = {
  PUBLIC_URL: 'https://shop.tailorbird.org',
  DATABASE_URL: 'postgres://shop@db.tailorbird.org/shop',
  SMTP_URL: 'smtp://mail.tailorbird.org',
  TAILORBIRD_MAIL_FROM: 'shop@tailorbird.org',
  TAILORBIRD_WALLET: 'off',
  TAILORBIRD_DEMONSTRATE: 'test-cards',
};

const problemsOf = (source: Readonly<Record<string, string | undefined>>) => {
  const read = readEnv(source);
  return read.ok ? [] : read.error.split('\n').filter((line) => line.startsWith('- '));
};
const named = (problems: readonly string[]) =>
  problems.map((line) => /TAILORBIRD_DEMONSTRATE=([a-z-]+)\.$/.exec(line)?.[1]);

describe('the mode', () => {
  it.each([
    [{}, false],
    [{ PUBLIC_URL: 'http://shop.tailorbird.org' }, false],
    [{ PUBLIC_URL: 'https://shop.tailorbird.org' }, true],
    [{ DATABASE_URL: 'postgres://shop@db/shop' }, true],
    [{ DATABASE_URL: '' }, false],
    [{ TAILORBIRD_MODE: 'live' }, true],
    [{ PUBLIC_URL: 'https://shop.tailorbird.org', TAILORBIRD_MODE: 'demonstration' }, false],
    [{ DATABASE_URL: 'postgres://shop@db/shop', TAILORBIRD_MODE: 'demonstration' }, false],
  ])('%j is live: %s', (source, isLive) => {
    const read = readSettings(source);
    expect(read.ok && read.value.isLive).toBe(isLive);
  });

  it('a demonstration has everything for show and listens on this machine alone; a live shop neither', () => {
    expect(readEnv({})).toMatchObject({
      value: { HOST: '127.0.0.1', demonstrates: new Set(demonstrations) },
    });
    expect(readEnv({ HOST: '0.0.0.0' })).toMatchObject({ value: { HOST: '0.0.0.0' } });
    expect(readEnv(live)).toMatchObject({
      value: { HOST: undefined, TAILORBIRD_SEED_STYLES: 0, demonstrates: new Set(['test-cards']) },
    });
  });
});

describe('a live shop has nothing for show that it does not name', () => {
  it('an https PUBLIC_URL alone: all of it is told at once, a line each, and why the shop is live', () => {
    const source = { PUBLIC_URL: 'https://shop.tailorbird.org' };
    const problems = problemsOf(source);
    expect(named(problems)).toEqual(['test-cards', 'wallet', 'unsent-mail', 'senders']);
    for (const setting of ['TAILORBIRD_WALLET=off', 'SMTP_URL=', 'TAILORBIRD_MAIL_FROM'])
      expect(problems.join('\n')).toContain(setting);
    const read = readEnv(source);
    expect(read.ok ? '' : read.error).toMatch(/^The shop is live, because PUBLIC_URL is https/);
  });

  it.each([
    ['test-cards', { TAILORBIRD_DEMONSTRATE: undefined }],
    ['wallet', { TAILORBIRD_WALLET: undefined }],
    ['wallet', { TAILORBIRD_WALLET: 'on', TAILORBIRD_APPLE_PAY_MERCHANT: 'merchant.org.shop' }],
    ['unsent-mail', { SMTP_URL: undefined }],
    ['mail-page', { TAILORBIRD_MAIL_PAGE: 'on' }],
    ['goods', { TAILORBIRD_SEED_STYLES: '400' }],
    ['senders', { TAILORBIRD_MAIL_FROM: undefined }],
    ['senders', { TAILORBIRD_MAIL_FROM: 'shop@tailorbird.example' }],
    ['senders', { TAILORBIRD_MAIL_FROM: 'shop@mail.example.com' }],
    ['senders', { TAILORBIRD_MAIL_FROM: 'shop@shop.test' }],
  ])('%s alone stops the start with %j, and does not where it is named', (name, change) => {
    const source = { ...live, ...change };
    expect(named(problemsOf(source))).toEqual([name]);
    expect(problemsOf({ ...source, TAILORBIRD_DEMONSTRATE: `test-cards,${name}` })).toEqual([]);
    expect(problemsOf({ ...source, TAILORBIRD_MODE: 'demonstration' })).toEqual([]);
  });

  it.each([
    {},
    { TAILORBIRD_WALLET: 'on', TAILORBIRD_GOOGLE_PAY_MERCHANT: 'gate:shop:1' },
    { TAILORBIRD_MAIL_PAGE: 'off', TAILORBIRD_SEED_STYLES: '0' },
    { TAILORBIRD_MAIL_FROM: 'shop@example-goods.co.uk' },
  ])('a shop with its own mail server, sender and goods may start: %j', (change) => {
    expect(problemsOf({ ...live, ...change })).toEqual([]);
  });

  it('the pages alone, with the middleware elsewhere, answer for the card form only', () => {
    const pages = { PUBLIC_URL: live.PUBLIC_URL, MIDDLEWARE_URL: 'http://10.0.0.4:4000' };
    expect(named(problemsOf(pages))).toEqual(['test-cards']);
  });

  it('a name nobody knows is refused with those there are', () => {
    const read = readEnv({ TAILORBIRD_DEMONSTRATE: 'test-cards,walet' });
    expect(read.ok ? '' : read.error).toContain(demonstrations.join(', '));
  });
});
