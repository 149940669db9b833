import { isSwitchedOn } from '@tailorbird/commerce/promotions/isSwitchedOn';
import { describe, expect, it } from 'vitest';
import { readEnv, readSettings } from './env.ts';

const errorOf = (source: Record<string, string>) => {
  const read = readEnv(source);
  return read.ok ? '' : read.error;
};

describe('the environment', () => {
  it('needs nothing', () => {
    expect(readEnv({ PATH: '/bin' })).toMatchObject({
      ok: true,
      value: {
        PORT: 3000,
        HOST: '127.0.0.1',
        PUBLIC_URL: 'http://localhost:3000',
        TAILORBIRD_SEED_STYLES: 400,
        isLive: false,
      },
    });
  });

  it('a demonstration guesses countries and offers a German site, until it is told better; a live shop does neither', () => {
    const own = { TAILORBIRD_GERMAN_SITE: 'https://de.shop.example' };
    expect(readEnv({})).toMatchObject({
      value: { guessesCountries: true, TAILORBIRD_GERMAN_SITE: 'https://de.tailorbird.example' },
    });
    expect(readEnv(own)).toMatchObject({ value: own });
    expect(readEnv({ TAILORBIRD_COUNTRY_HEADER: 'cf-ipcountry' })).toMatchObject({
      value: { guessesCountries: false },
    });
    const live = readSettings({ TAILORBIRD_MODE: 'live' });
    expect(live).toMatchObject({ value: { guessesCountries: false } });
    expect(live.ok && live.value.TAILORBIRD_GERMAN_SITE).toBeUndefined();
  });

  it('an empty variable is an unset one', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' }).ok).toBe(true);
  });

  it.each([
    ['PORT', 'http', '3000'],
    ['PORT', '70000', '3000'],
    ['PORT', '1.5', '3000'],
    ['DATABASE_URL', 'mysql://localhost/shop', 'postgres://'],
    ['DATABASE_URL', 'localhost', 'postgres://'],
    ['MIDDLEWARE_URL', 'ftp://x', 'http://'],
    ['LOG_LEVEL', 'loud', 'info'],
    ['TAILORBIRD_RATE_LIMIT', 'yes', 'on'],
  ])('%s=%s names the variable, what it holds and what fits', (name, value, example) => {
    const error = errorOf({ [name]: value });
    expect(error).toContain(`${name} is "${value}"`);
    expect(error).toContain(`${name}=${example}`);
  });

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATA_DIRECTRY', 'DATA_DIRECTORY'],
    ['TAILORBIRD_SEED_STYLE', 'TAILORBIRD_SEED_STYLES'],
    ['SMPT_URL', 'SMTP_URL'],
  ])('%s is taken for a misspelt %s', (name, meant) => {
    expect(errorOf({ [name]: 'x' })).toContain(
      `${name} is not a variable of the shop. Did you mean ${meant}?`,
    );
  });

  it('an unknown variable of ours is refused with those there are', () => {
    expect(errorOf({ TAILORBIRD_MAGIC: 'on' })).toContain('TAILORBIRD_MAIL_PAGE');
  });

  it('every problem is told at once', () => {
    expect(errorOf({ PORT: 'x', LOG_LEVEL: 'x' }).split('\n')).toHaveLength(2);
  });
});

it("blocks §9 promotions 2: the engine is on when TAILORBIRD_PROMOTIONS is 'true', as it is unless said, and off for 'false'", () => {
  const isOn = (environment: Record<string, string>) => {
    const env = readEnv(environment);
    return env.ok && isSwitchedOn(env.value.TAILORBIRD_PROMOTIONS);
  };
  expect(isOn({})).toBe(true);
  expect(isOn({ TAILORBIRD_PROMOTIONS: 'true' })).toBe(true);
  expect(isOn({ TAILORBIRD_PROMOTIONS: 'false' })).toBe(false);
  expect(isOn({ TAILORBIRD_PROMOTIONS: 'false', TalonOneEnabled: 'true' })).toBe(false);
  expect(readEnv({ TAILORBIRD_PROMOTIONS: 'yes' }).ok).toBe(false);
});
