import { expect, test } from 'vitest';
import { answerHeaders, securityHeaders } from './securityHeaders.ts';

test('reliability F3: a shop on https is asked for in no other way for two years, its subdomains neither', () => {
  for (const headers of [answerHeaders(true), securityHeaders(true)])
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(securityHeaders(false)['strict-transport-security']).toBeUndefined();
});

test('reliability F3: whatever an answer is, it is what it says, and of itself runs and frames nothing', () => {
  expect(answerHeaders(false, '/me')).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('reliability F3: a file of the build is what it says, and runs and frames nothing; it is no page to say more of', () => {
  expect(answerHeaders(false, '/assets/fw-1a2b3c4d.js')).toEqual({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
});

test.each(['/i/one.jpg?w=1', '/s/one.json', '/v/one', '/content/key/uk/footer', '/autocomplete/tee'])(
  'reliability F3: pictures and what is published may be shown by others, as mails do: %s',
  (path) => {
    expect(answerHeaders(true, path)).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' });
  },
);

test.each(['/', '/index', '/shop-finder', '/validate', '/content-frame/one', '/me?x=/i/', '/eu/i/one'])(
  'reliability F3: nothing else may: %s',
  (path) => {
    expect(answerHeaders(true, path)).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
  },
);
