import { describe, expect, it, test } from 'vitest';
import { type CampaignInput, campaign } from './campaign.ts';
import { type CouponFacts, canonicalCoupon, couponVerdict } from './couponVerdict.ts';

const now = new Date('2026-11-20T12:00:00Z');
const facts: CouponFacts = {
  market: 'uk',
  now,
  isSignedIn: false,
  usedUp: new Set(),
  usedByBuyer: new Set(),
};
const welcome = (more: Partial<CampaignInput> = {}) => [
  campaign.parse({
    id: 'welcome',
    name: '£10 off £75',
    markets: ['uk'],
    coupon: 'WELCOME10',
    effect: { kind: 'percentage', percent: 10 },
    ...more,
  }),
];
const verdict = (campaigns: ReturnType<typeof welcome>, more: Partial<CouponFacts> = {}) =>
  couponVerdict('WELCOME10', campaigns, { ...facts, ...more });

test('a code is read without its spaces and in capitals', () => {
  expect(canonicalCoupon(' welcome 10\n')).toBe('WELCOME10');
});

describe('a code', () => {
  it('that a running campaign of the market has is accepted', () => {
    expect(verdict(welcome())).toEqual({ accepted: true });
  });

  it('nobody knows is told so', () => {
    const unknown = {
      accepted: false,
      reason: 'unknown',
      message: 'We do not know the code WELCOME10. Please check it.',
    };
    expect(verdict([])).toEqual(unknown);
    expect(verdict(welcome(), { market: 'us' })).toEqual(unknown);
  });

  it('that is over is told so', () => {
    expect(verdict(welcome({ endsAt: '2026-11-20T12:00:00Z' }))).toMatchObject({
      reason: 'expired',
      message: 'The code WELCOME10 has expired.',
    });
  });

  it('that is to come is told so', () => {
    expect(verdict(welcome({ startsAt: '2026-12-01T00:00:00Z' }))).toMatchObject({
      reason: 'not-started',
      message: 'The code WELCOME10 cannot be used yet.',
    });
  });

  it('that has been used as often as it may is told so', () => {
    expect(verdict(welcome({ usageLimit: 1 }), { usedUp: new Set(['welcome']) })).toMatchObject({
      reason: 'used-up',
      message: 'The code WELCOME10 has been used up.',
    });
  });

  it('that this buyer has used is told so', () => {
    const limited = welcome({ usageLimitPerCustomer: 1 });
    expect(verdict(limited, { usedByBuyer: new Set(['welcome']) })).toMatchObject({
      reason: 'used-by-you',
      message: 'You have already used the code WELCOME10.',
    });
  });

  it('for customers asks a guest to log in', () => {
    expect(verdict(welcome({ signedInOnly: true }))).toMatchObject({
      reason: 'signed-out',
      message: 'Please log in to use the code WELCOME10.',
    });
    expect(verdict(welcome({ signedInOnly: true }), { isSignedIn: true })).toEqual({ accepted: true });
  });
});

describe('a code of two campaigns', () => {
  const [other] = welcome({ id: 'other', coupon: 'OTHER' });
  const over = welcome({ endsAt: '2026-11-01T00:00:00Z' });
  const toCome = welcome({ id: 'later', startsAt: '2026-12-01T00:00:00Z' });
  const reasonOf = (campaigns: ReturnType<typeof welcome>) => {
    const found = verdict(campaigns);
    return found.accepted ? 'accepted' : found.reason;
  };

  it('is not over while one of them is still to come', () => {
    expect(reasonOf([...over, ...toCome])).toBe('not-started');
    expect(reasonOf(over)).toBe('expired');
  });

  it('is for guests too where one of them is', () => {
    const members = welcome({ id: 'members', signedInOnly: true });
    expect(reasonOf([...members, ...welcome()])).toBe('accepted');
    expect(reasonOf(members)).toBe('signed-out');
  });

  it('is not known by the campaigns of other codes', () => {
    expect(reasonOf(other ? [other] : [])).toBe('unknown');
  });
});
