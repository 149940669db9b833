import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, withoutScriptMarks } from './contentSecurityPolicy.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('reliability F4: inline scripts run by their hash, nothing else does', () => {
  const policy = contentSecurityPolicy(
    {
      html: '<script nonce="m">one()</script><script nonce="m" type="module">two(" src=")</script><script nonce="m" src="/assets/a.js"></script>',
      mark: 'm',
    },
    [],
  );
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two(" src=")')};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});

test('reliability F4: a script that somebody has put into the page does not run, whatever it looks like', () => {
  const strangers = [
    '<script>evil()</script>',
    '<script nonce="">evil()</script>',
    '<script nonce="other">evil()</script>',
    "<script nonce='m'>evil()</script>",
    '<script type="module">evil()</script>',
    '<script>window.__reactRouterContext = evil()</script>',
    '<!-- <script nonce="x">evil()</script> -->',
    '<script data-a="<script nonce=x">evil()</script>',
  ];
  for (const stranger of strangers) {
    const policy = contentSecurityPolicy(
      { html: `${stranger}<script nonce="m">ours()</script>`, mark: 'm' },
      [],
    );
    expect([stranger, policy.match(/'sha256-[^']+'/g)]).toEqual([stranger, [hashOf('ours()')]]);
  }
});

test('the marks are taken away, and a page without them has no script of its own', () => {
  expect(withoutScriptMarks({ html: '<link nonce="m"/><script nonce="m">a</script>', mark: 'm' })).toBe(
    '<link/><script>a</script>',
  );
  expect(contentSecurityPolicy({ html: '<script>a</script>', mark: null }, [])).toContain(
    "script-src 'self';",
  );
});

test('data for search engines is no script', () => {
  expect(
    contentSecurityPolicy({ html: '<script type="application/ld+json">{}</script>', mark: 'm' }, []),
  ).toContain("script-src 'self';");
});

test('pictures and films may also come from the media host', () => {
  const policy = contentSecurityPolicy({ html: '', mark: null }, ['https://media.example']);
  expect(policy).toContain("img-src 'self' data: https://media.example;");
  expect(policy).toContain("media-src 'self' https://media.example;");
});

test('a page connects to the shop alone, and to Google where the shop takes Google Pay', () => {
  const page = { html: '', mark: null };
  expect(contentSecurityPolicy(page, [])).toContain("connect-src 'self';");
  expect(contentSecurityPolicy(page, [], { takesGooglePay: true })).toContain(
    "connect-src 'self' https://google.com/pay https://www.google.com/pay https://pay.google.com;",
  );
});

test('only answers of ours may be framed, and those say so themselves', () => {
  expect(contentSecurityPolicy({ html: '', mark: null }, [])).toContain("frame-src 'self';");
});
