import type { AnalyticsEvent } from '@tailorbird/commerce/analytics/analyticsEvents';
import { afterEach, expect, test, vi } from 'vitest';
import { storyBag, storyLine } from '../bag/storyBag.ts';
import { bagReport } from '../bag-page/bagReport.ts';
import { consentToAll, consentToNothing } from '../data-layer/consentCookie.ts';

/** A page that has just been opened: nobody has chosen yet. */
async function freshPage() {
  vi.resetModules();
  const page: Partial<Pick<Window, 'dataLayer' | 'monetateQ'>> = {};
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
  vi.stubGlobal('window', page);
  return { page, ...(await import('../data-layer/report.ts')) };
}
type Page = Awaited<ReturnType<typeof freshPage>>;

afterEach(() => {
  vi.unstubAllGlobals();
});

const signUp: AnalyticsEvent = { event: 'sign_up', method: 'email' };
const bag = bagReport({ bag: storyBag([storyLine]) });

test.each<[string, (page: Page) => void, object]>([
  ['commerce §7 data layer 1: an event', ({ report }) => report(signUp), { dataLayer: [signUp] }],
  [
    'commerce §7 personalisation 1: a call',
    ({ personalise }) => personalise(['trackData']),
    { monetateQ: [['trackData']] },
  ],
  [
    'commerce §4 bag sidebar 2: the view_cart of a bag',
    ({ tell }) => tell(bag),
    { dataLayer: bag.events, monetateQ: bag.calls },
  ],
  ['commerce §4 register 1: sign_up', ({ report }) => report(signUp), { dataLayer: [signUp] }],
])('%s is held until the shopper agrees, and forgotten on a no', async (_, happens, sent) => {
  const agreeing = await freshPage();
  happens(agreeing);
  expect(agreeing.page).toEqual({});
  agreeing.settleConsent(consentToAll);
  expect(agreeing.page).toEqual(sent);

  const refusing = await freshPage();
  happens(refusing);
  refusing.settleConsent(consentToNothing);
  refusing.settleConsent(consentToAll);
  expect(refusing.page).toEqual({});
});
