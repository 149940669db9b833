import { expect, test } from 'vitest';
import { answerHeaders, securityHeaders } from './securityHeaders.ts';

test('reliability F3: a shop on https is asked for in no other way for two years, its subdomains neither', () => {
  for (const headers of [answerHeaders(true), securityHeaders(true)])
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(securityHeaders(false)['strict-transport-security']).toBeUndefined();
});

test('reliability F3: pictures and files may be shown by others, as mails and feeds do', () => {
  const names = Object.keys(answerHeaders(true));
  expect(names).not.toContain('cross-origin-resource-policy');
  expect(names).not.toContain('x-frame-options');
});
