import { readEnv } from '@tailorbird/middleware/env';
import { expect, it } from 'vitest';
import { openingText } from './openingText.ts';

const textFor = (source: Record<string, string>, isNew = false) => {
  const env = readEnv(source);
  if (!env.ok) throw new Error(env.error);
  return openingText(env.value, isNew);
};
const own = {
  PUBLIC_URL: 'https://shop.tailorbird.org',
  SMTP_URL: 'smtp://mail.tailorbird.org',
  TAILORBIRD_MAIL_FROM: 'shop@tailorbird.org',
  TAILORBIRD_WALLET: 'off',
};

it('a demonstration says what to try, how to pay and where its mails are', () => {
  const text = textFor({ PORT: '3001' }, true);
  for (const part of ['http://localhost:3001/browse/womens', '4111', 'localhost:3001/__dev/mail', 'shelves'])
    expect(text).toContain(part);
});

it('a shop names nothing that it does not have', () => {
  expect(textFor({ SMTP_URL: own.SMTP_URL })).not.toContain('/__dev/mail');
  expect(textFor({ MIDDLEWARE_URL: 'http://127.0.0.1:4000' })).not.toContain('/__dev/mail');
  const live = textFor({ ...own, TAILORBIRD_DEMONSTRATE: 'test-cards' });
  expect(live).toContain('4111');
  for (const part of ['/__dev/mail', '/browse/womens', 'shelves']) expect(live).not.toContain(part);
});
