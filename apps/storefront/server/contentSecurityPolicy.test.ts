import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('reliability F4: inline scripts run by their hash, nothing else does', () => {
  const policy = contentSecurityPolicy(
    '<script>one()</script><script type="module">two()</script><script src="/assets/a.js"></script>',
    [],
  );
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});

test('data for search engines is no script', () => {
  expect(contentSecurityPolicy('<script type="application/ld+json">{}</script>', [])).toContain(
    "script-src 'self';",
  );
});

test('pictures and films may also come from the media host', () => {
  const policy = contentSecurityPolicy('', ['https://media.example']);
  expect(policy).toContain("img-src 'self' data: https://media.example;");
  expect(policy).toContain("media-src 'self' https://media.example;");
});

test('only answers of ours may be framed, and those say so themselves', () => {
  expect(contentSecurityPolicy('', [])).toContain("frame-src 'self';");
});
