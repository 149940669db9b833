import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { clientAddress, isForwardedByStranger } from './clientAddress.ts';
import { noProxies, readTrustedProxies, type TrustedProxies } from './trustedProxies.ts';

function trusting(text: string): TrustedProxies {
  const read = readTrustedProxies(text);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const visitor = '203.0.113.9';

describe('the address a request is counted under', () => {
  test.each([
    ['off', visitor, '198.51.100.1', visitor],
    ['on', '10.0.0.2', visitor, visitor],
    ['on', '10.0.0.2', `198.51.100.1, ${visitor}`, visitor],
    ['2', '10.0.0.2', `198.51.100.1, ${visitor}, 10.0.0.3`, visitor],
    ['2', '10.0.0.2', visitor, visitor],
    ['1', '10.0.0.2', '', '10.0.0.2'],
    ['1', '10.0.0.2', 'unknown', '10.0.0.2'],
    ['10.0.0.0/8', '10.0.0.2', `198.51.100.1, ${visitor}, 10.0.0.3`, visitor],
    ['10.0.0.0/8', visitor, '198.51.100.1', visitor],
    ['10.0.0.0/8, fd00::/8', '::ffff:10.0.0.2', `${visitor}, fd00::7`, visitor],
    ['10.0.0.0/8', '10.0.0.2', '10.0.0.9', '10.0.0.9'],
    ['on', '10.0.0.2', '[2001:db8::1]:4711', '2001:db8::1'],
    ['on', '10.0.0.2', `${visitor}:4711`, visitor],
  ])('with %s, from %s, forwarded for %j: %s', (setting, peer, forwarded, expected) => {
    expect(clientAddress({ peer, forwarded }, trusting(setting))).toBe(expected);
  });

  it('is nobody’s for a call of our own, and the shopper’s where it names one', () => {
    expect(clientAddress({ peer: undefined, forwarded: undefined }, noProxies)).toBeUndefined();
    expect(clientAddress({ peer: undefined, forwarded: visitor }, noProxies)).toBe(visitor);
  });

  it('cannot be chosen by whoever writes entries in front of those of our proxies', () => {
    const entries = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { maxLength: 5 });
    fc.assert(
      fc.property(entries, (before) => {
        const forwarded = [...before, visitor].join(',');
        expect(clientAddress({ peer: '10.0.0.2', forwarded }, trusting('on'))).toBe(visitor);
        expect(clientAddress({ peer: visitor, forwarded: before.join(',') }, noProxies)).toBe(visitor);
      }),
    );
  });
});

describe('the proxies of a setting', () => {
  test.each(['none', '11', '-1', '10.0.0.0/33', '10.0.0/8', 'fd00::/129', 'proxy.example', ''])(
    '%j is refused',
    (text) => {
      expect(readTrustedProxies(text).ok).toBe(false);
    },
  );
});

test('a forwarded header is a stranger’s where its peer is no proxy of ours', () => {
  const forwarded = visitor;
  expect(isForwardedByStranger({ peer: '10.0.0.2', forwarded }, noProxies)).toBe(true);
  expect(isForwardedByStranger({ peer: '10.0.0.2', forwarded }, trusting('10.0.0.0/8'))).toBe(false);
  expect(isForwardedByStranger({ peer: '192.0.2.1', forwarded }, trusting('10.0.0.0/8'))).toBe(true);
  expect(isForwardedByStranger({ peer: undefined, forwarded }, noProxies)).toBe(false);
  expect(isForwardedByStranger({ peer: '10.0.0.2', forwarded: undefined }, noProxies)).toBe(false);
});
