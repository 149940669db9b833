import type { AnalyticsEvent } from '@tailorbird/commerce/analytics/analyticsEvents';
import { beforeEach, expect, test, vi } from 'vitest';
import { consentToAll, consentToNothing } from './consentCookie.ts';

const signUp: AnalyticsEvent = { event: 'sign_up', method: 'email' };

/** A page that has just been opened: nobody has chosen yet. */
async function freshPage() {
  vi.resetModules();
  const page: Partial<Pick<Window, 'dataLayer' | 'monetateQ'>> = {};
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
  vi.stubGlobal('window', page);
  return { page, ...(await import('./report.ts')) };
}

beforeEach(() => () => vi.unstubAllGlobals());

const pressed = { navigation_element: 'Womens', timestamp: 1 };

/** What blocks report, and a page beside them. */
const events: readonly (readonly [string, AnalyticsEvent])[] = [
  ['blocks §7 reports 1', { event: 'menu_item', ...pressed }],
  ['blocks §7 navigation 1', { event: 'navigation_click', ...pressed }],
  ['blocks §7 product card 1', { event: 'select_item', ecommerce: { currency: 'GBP', value: 0, items: [] } }],
  [
    'blocks §7 promotion 1',
    { event: 'select_promotion', promotion_id: 'a', promotion_name: 'A', link: '/a' },
  ],
];

test.each(events)('%s: it is told with a yes, not before it, and not after a no', async (_, event) => {
  const { page, report, settleConsent } = await freshPage();
  report(event);
  expect(page).toEqual({});
  settleConsent(consentToAll);
  expect(page).toEqual({ dataLayer: [event] });
  settleConsent(consentToNothing);
  report(event);
  expect(page).toEqual({ dataLayer: [event] });
});

test('before a shopper has chosen nothing is in the data layer, which is not even there', async () => {
  const { page, report, personalise } = await freshPage();
  report(signUp);
  personalise(['trackData']);
  expect(page).toEqual({});
});

test('what happened before the choice is told after it, and then all that follows at once', async () => {
  const { page, report, personalise, settleConsent } = await freshPage();
  report(signUp);
  settleConsent(consentToAll);
  report(signUp);
  personalise(['trackData']);
  expect(page).toEqual({ dataLayer: [signUp, signUp], monetateQ: [['trackData']] });
});

test('refused, nothing is told of before nor after', async () => {
  const { page, report, personalise, settleConsent } = await freshPage();
  report(signUp);
  settleConsent(consentToNothing);
  report(signUp);
  personalise(['trackData']);
  settleConsent(consentToAll);
  expect(page).toEqual({});
});

test('each purpose is allowed by itself, and a choice can be taken back', async () => {
  const { page, report, personalise, settleConsent } = await freshPage();
  settleConsent({ analytics: true, personalisation: false });
  report(signUp);
  personalise(['trackData']);
  settleConsent(consentToNothing);
  report(signUp);
  expect(page).toEqual({ dataLayer: [signUp] });
});

test('what is held for a shopper who never chooses has an end', async () => {
  const { page, report, settleConsent } = await freshPage();
  for (let at = 0; at < 1000; at += 1) report(signUp);
  settleConsent(consentToAll);
  expect(page.dataLayer).toHaveLength(200);
});
