import { describe, expect, test } from 'vitest';
import { consentRule } from './consentRule.ts';

describe('blocks §7 reports 1: without TAILORBIRD_DATA_LAYER nothing is counted', () => {
  test('commerce §7 data layer 1: a shop asks only where something would be counted, and in the markets that are asked', () => {
    const consentAskedIn = ['uk', 'eu'] as const;
    expect(consentRule({ hasDataLayer: true, consentAskedIn }, 'uk')).toBe('asked');
    expect(consentRule({ hasDataLayer: true, consentAskedIn }, 'us')).toBe('assumed');
    expect(consentRule({ hasDataLayer: false, consentAskedIn }, 'uk')).toBe('unneeded');
    expect(consentRule({ hasDataLayer: false, consentAskedIn: [] }, 'us')).toBe('unneeded');
  });
});
