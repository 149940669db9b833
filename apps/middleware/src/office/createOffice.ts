import { Hono, type MiddlewareHandler } from 'hono';
import { isOwnCaller } from '../edge/isOwnCaller.ts';
import { knownHosts } from '../edge/knownHosts.ts';
import { tellSecurityEvent } from '../tellSecurityEvent.ts';
import { createMailsPage } from './mailsPage.ts';
import { type OfficeDependencies, type OfficeEnv, showMissing } from './officeContext.ts';
import { officeHeaders, officePage } from './officePage.ts';
import { signedIn } from './operatorSession.ts';
import { createOrderPage } from './orderPage.ts';
import { createOrdersPage } from './ordersPage.ts';
import { createParcelPage } from './parcelPage.ts';
import { createReturnsPage } from './returnsPage.ts';
import { createReviewsPage } from './reviewsPage.ts';
import { createSignIn } from './signIn.ts';
import { createStockPage } from './stockPage.ts';
import { createTodayPage } from './todayPage.ts';

/**
 * The back office: pages on which whoever is signed in trades with the shop. What they do is what the operator's commands
 * do. `guard` is what every request passes first.
 */
export function createOffice(deps: OfficeDependencies, guard?: MiddlewareHandler): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(officeHeaders)) c.res.headers.set(name, value);
  });
  if (guard) app.use('*', guard);
  app.use('*', refuseForeignForms(deps));
  app.route('/', createSignIn(deps));
  app.route('/', createRooms(deps));
  app.onError((cause, c) => {
    deps.log.error({ err: cause, op: 'office', path: c.req.path.slice(0, 200) }, 'the request failed');
    const notice = {
      text: 'Something went wrong, and the log says what. Look whether it was done.',
      isBad: true,
    };
    return c.html(officePage({ title: 'Sorry', notice }), 500);
  });
  return app;
}

/** A form of another site gets nowhere, whoever is signed in. */
function refuseForeignForms({ officeUrl, log }: OfficeDependencies): MiddlewareHandler {
  const shop = { publicUrl: officeUrl, isKnownHost: knownHosts(officeUrl) };
  return async (c, next) => {
    if (c.req.method !== 'POST' || isOwnCaller(c.req.raw, shop)) return next();
    tellSecurityEvent(log, 'malicious_cors', { op: 'office' });
    return c.text('This form came from another site.', 403);
  };
}

/** All that is behind the sign-in. */
function createRooms(deps: OfficeDependencies): Hono<OfficeEnv> {
  const rooms = new Hono<OfficeEnv>();
  rooms.use('*', async (c, next) => {
    const operator = await signedIn(c, deps);
    if (operator === undefined) return c.redirect('/sign-in', 303);
    c.set('operator', operator);
    return next();
  });
  const pages = [
    createTodayPage,
    createOrdersPage,
    createParcelPage,
    createOrderPage,
    createReturnsPage,
    createStockPage,
    createReviewsPage,
    createMailsPage,
  ];
  for (const createPage of pages) rooms.route('/', createPage(deps));
  rooms.all('*', (c) => showMissing(c, 'There is no such page.'));
  return rooms;
}
