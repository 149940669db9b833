import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { shopSettings } from '../app/shopSettings.ts';
import { contentSecurityPolicy, reportingEndpoints } from './contentSecurityPolicy.ts';

const settings = shopSettings({ publicUrl: 'http://localhost:3000' });
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('reliability F4: inline scripts run by their hash, nothing else does', () => {
  const policy = contentSecurityPolicy(['one()', 'two(" src=")'], settings);
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two(" src=")')};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});

test('reliability F4: a page without scripts of its own runs none', () => {
  expect(contentSecurityPolicy([], settings)).toContain("script-src 'self';");
});

test('pictures and films may also come from the media host', () => {
  const policy = contentSecurityPolicy([], { ...settings, mediaOrigins: ['https://media.example'] });
  expect(policy).toContain("img-src 'self' data: https://media.example;");
  expect(policy).toContain("media-src 'self' https://media.example;");
});

test('a page connects to the shop alone, and to Google where the shop takes Google Pay', () => {
  expect(contentSecurityPolicy([], settings)).toContain("connect-src 'self';");
  expect(contentSecurityPolicy([], { ...settings, takesGooglePay: true })).toContain(
    "connect-src 'self' https://google.com/pay https://www.google.com/pay https://pay.google.com;",
  );
});

test('only answers of ours may be framed, and those say so themselves', () => {
  expect(contentSecurityPolicy([], settings)).toContain("frame-src 'self';");
});

test('reliability F4: in a page text becomes HTML by one rule alone, and never a script', () => {
  const policy = contentSecurityPolicy([], settings).split('; ');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types default');
});

test('reliability F4: what was stopped is reported to the shop, and on https nothing is asked for otherwise', () => {
  const plain = contentSecurityPolicy([], { ...settings, publicUrl: 'http://localhost:3000' }).split('; ');
  expect(plain).toContain('report-uri /__report');
  expect(plain).not.toContain('upgrade-insecure-requests');
  const secure = contentSecurityPolicy([], { ...settings, publicUrl: 'https://shop.example' }).split('; ');
  expect(secure).toEqual(expect.arrayContaining(['upgrade-insecure-requests', 'report-to shop']));
  expect(reportingEndpoints).toBe('shop="/__report"');
});
