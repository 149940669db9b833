import { expect, test } from 'vitest';
import { hasPreviewCookie, previewIn, toPreview, writePreviewCookie } from './previewCookie.ts';
import { ownStagingHost } from './stagingHost.ts';

const previewAccess = { secret: 'a-secret-of-editors', isOpen: false };
const shop = { publicUrl: 'https://shop.example', previewHosts: [ownStagingHost], previewAccess };
const laptop = { ...shop, publicUrl: 'http://localhost:3000' };
const preview = { host: ownStagingHost, timestamp: '1798761600000' };

test('reliability F2: the cookie is of this host alone, for half a day, and out of reach of scripts', () => {
  expect(writePreviewCookie(preview, shop)).toMatch(
    new RegExp(
      `^__Host-preview=${ownStagingHost}~1798761600000~[\\w-]{43}; Path=/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$`,
    ),
  );
  expect(writePreviewCookie(undefined, laptop)).toBe('preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});

test('commerce §6 preview 1: what was stored is what an editor previews', () => {
  for (const place of [shop, laptop]) {
    const [sent] = writePreviewCookie(preview, place).split(';', 1);
    expect(previewIn(`sid=1; ${sent}`, place)).toEqual(preview);
  }
});

test('reliability F2: a cookie that was not written by us is no preview, yet keeps the shared pages away', () => {
  const values = [
    '',
    '~',
    'evil.staging.bigcontent.io~1',
    `${ownStagingHost}.evil.com~1`,
    `https://${ownStagingHost}~1`,
    `${ownStagingHost.toUpperCase()}~1`,
    '{"host":"x"}',
    '__proto__~1',
    'x'.repeat(5000),
    '%00',
  ];
  for (const value of values) {
    const cookies = `preview=${value}`;
    expect(previewIn(cookies, laptop)).toBeUndefined();
    expect(hasPreviewCookie(cookies, laptop.publicUrl)).toBe(true);
  }
});

test('the cookie cannot be made without the secret, nor another be made of one', () => {
  const [value = ''] = /(?<==)[^;]+/.exec(writePreviewCookie(preview, laptop)) ?? [];
  const [host = '', timestamp = '', signature = ''] = value.split('~');
  const hosts = [ownStagingHost, 'other.staging.bigcontent.io'];
  const place = { ...laptop, previewHosts: hosts };
  expect(previewIn(`preview=${value}`, place)).toEqual(preview);
  const forged = [
    `${host}~${timestamp}`,
    `${host}~${timestamp}~`,
    `${host}~${timestamp}~${'A'.repeat(43)}`,
    `other.staging.bigcontent.io~${timestamp}~${signature}`,
    `${host}~1~${signature}`,
    `${host}~~${timestamp}~${signature}`,
    `~${signature}`,
    signature,
    `${value}x`,
    value.slice(0, -1),
  ];
  expect(forged.filter((one) => previewIn(`preview=${one}`, place) !== undefined)).toEqual([]);
  const elsewhere = { ...place, previewAccess: { ...previewAccess, secret: 'the-secret-of-others' } };
  expect(previewIn(`preview=${value}`, elsewhere)).toBeUndefined();
});

test('other cookies are no preview', () => {
  for (const cookies of [undefined, '', 'sid=preview', 'xpreview=1', 'previewed=1', '__Host-preview=1'])
    expect([cookies, hasPreviewCookie(cookies, laptop.publicUrl)]).toEqual([cookies, false]);
});

test('a moment that is none is left out', () => {
  for (const timestamp of ['now', '-1', '1e9', '9'.repeat(16), '1;x'])
    expect(toPreview([ownStagingHost, timestamp], [ownStagingHost])?.timestamp).toBe('');
});
