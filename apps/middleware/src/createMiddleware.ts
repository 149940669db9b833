import { join } from 'node:path';
import { isSwitchedOn } from '@tailorbird/commerce/promotions/isSwitchedOn';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createApp, createPrivateApp } from './app.ts';
import type { Database, DatabaseError } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { observeConnections } from './database/observeConnections.ts';
import { openDatabase } from './database/openDatabase.ts';
import { closeInTurn } from './edge/closeInTurn.ts';
import { callLimits, edgeLimits, type RateLimit } from './edge/createRateLimit.ts';
import type { EdgeClass } from './edge/edgeRules.ts';
import { knownHosts } from './edge/knownHosts.ts';
import { serveApp } from './edge/serveApp.ts';
import type { Env } from './env.ts';
import { ruleText } from './environment/liveRules.ts';
import { createLog } from './errors/createLog.ts';
import { observeShop } from './metrics/observeShop.ts';
import { serveOffice } from './office/serveOffice.ts';
import { withoutStreets } from './platforms/embedded/addresses/withoutStreets.ts';
import { catchUpWords } from './platforms/embedded/catalogue/refreshListing.ts';
import { startStockNotices } from './platforms/embedded/contacts/stockNotices.ts';
import { embedded } from './platforms/embedded/embedded.ts';
import { lapseClaims } from './platforms/embedded/orders/lapseClaims.ts';
import { startSettling } from './platforms/embedded/orders/settleOrders.ts';
import { startSweeping } from './platforms/embedded/sweep.ts';
import { rateLimitsOn } from './rateLimitsOn.ts';
import { demonstrationGoods } from './seed/demonstrationGoods.ts';
import { demonstrationPackage } from './seed/demonstrationPackage.ts';
import { hasDemonstrationGoods } from './seed/hasDemonstrationGoods.ts';
import { seedWhenEmpty } from './seed/seed.ts';
import { previewAccessOf } from './services/content/previewAccessOf.ts';
import {
  type CountryOf,
  createGeolocation,
  openCountryDatabase,
} from './services/geolocation/createGeolocation.ts';
import { startOutbox } from './services/mail/outboxWorker.ts';
import { sendMailFor } from './services/mail/sendMailFor.ts';
import { createPictures } from './services/media/createPictures.ts';
import { startTendingPictures } from './services/media/startTendingPictures.ts';
import type { Studio } from './services/media/studio.ts';
import { createMediaCatalogue } from './services/mediaCatalogue.ts';
import { createPasswordHasher } from './services/passwords/passwordHasher.ts';
import { tracedPayments } from './services/payment/paymentProvider.ts';
import { shopPayments } from './services/payment/shopPayments.ts';
import { createPhotoEncoder } from './services/photos/createPhotoEncoder.ts';
import { switchPromotions } from './services/promotions/campaignsOf.ts';
import { startPromotions } from './services/promotions/startPromotions.ts';
import { servicesOf } from './services/servicesOf.ts';
import { uploadsIn } from './services/uploads/uploadsIn.ts';
import { type CdnPurge, createCdnPurge } from './services/webhooks/createCdnPurge.ts';

/** The middleware of a running shop. */
export interface Middleware {
  readonly app: Hono;
  /** What the edge in front of it counts requests by. */
  readonly edgeLimit: RateLimit<EdgeClass>;
  /** Makes `/readyz` answer 503, so that no new requests are sent here. */
  readonly drain: () => void;
  /** Stops what runs in the background and closes the database; answers what did not close. */
  readonly close: () => Promise<string[]>;
  /** True when the catalogue was written by this start. */
  readonly isNew: boolean;
}

/** What the middleware of a shop is wired of. */
interface Parts {
  readonly database: Database;
  readonly env: Env;
  readonly log: Logger;
  readonly countryOf: CountryOf;
  /** Draws the pictures of a shop that has goods without photographs. */
  readonly studio: Studio | undefined;
}

const clock = () => new Date();

/**
 * Opens the database, migrates it, fills it when it is empty, and wires services and calls. The outbox, the sweep of old
 * rows, the settling of half-done orders, the notices of stock and what looks after pictures start in the background. The
 * error is a database that cannot be opened.
 *
 * @param lent A database that is open already, to be used in place of the environment's.
 */
export async function createMiddleware(
  env: Env,
  lent?: Database,
): Promise<Result<Middleware, DatabaseError>> {
  const log = createLog(env);
  const countryOf = openCountryDatabase(env.TAILORBIRD_COUNTRY_DATABASE);
  if (!countryOf.ok) return err({ tag: 'unusable', message: countryOf.error });
  const { DATABASE_URL: url, DATA_DIRECTORY: directory } = env;
  const opened = lent ? ok(lent) : await openDatabase({ url, directory, isServing: true });
  if (!opened.ok) return opened;
  const database = opened.value;
  try {
    const isNew = await database.atLength(async (whole) => {
      await migrate(whole);
      await catchUpWords(whole.db);
      await switchPromotions(whole.db, isSwitchedOn(env.TAILORBIRD_PROMOTIONS));
      return seedWhenEmpty(whole.db, env.TAILORBIRD_SEED_STYLES);
    });
    const hasDrawnGoods = await hasDemonstrationGoods(database.db);
    if (hasDrawnGoods && !env.demonstrates.has('goods')) {
      await database.close();
      return err({ tag: 'unusable', message: ruleText('goods', demonstrationGoods) });
    }
    await lapseClaims(database);
    // A shop whose goods have photographs never loads what draws them.
    const studio = hasDrawnGoods ? await loadStudio() : undefined;
    observeConnections(database);
    observeShop(database);
    const wired = wire({ database, env, log, countryOf: countryOf.value, studio });
    const port = env.TAILORBIRD_PRIVATE_PORT;
    const stopPrivate = port === undefined ? () => undefined : await serveApp(wired.privateApp, { port });
    const office = await serveOffice(wired.office);
    const close = async () => {
      stopPrivate();
      if (office.ok) office.value();
      return wired.close();
    };
    if (!office.ok) {
      await close();
      return err({ tag: 'unusable', message: office.error });
    }
    const { app, edgeLimit, drain } = wired;
    return ok({ app, edgeLimit, drain, close, isNew });
  } catch (cause) {
    await database.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    return err({ tag: 'unusable', message: `The database could not be made ready: ${reason}` });
  }
}

async function loadStudio(): Promise<Studio> {
  const { studio } = await demonstrationPackage(
    '@tailorbird/picture-studio',
    'Drawing the goods of this database',
    () => import('@tailorbird/picture-studio/studio'),
  );
  return studio;
}

function wire({ database, env, log, countryOf, studio }: Parts) {
  const { db } = database;
  const stopping = new AbortController();
  const picturesFolder = join(env.DATA_DIRECTORY, 'pictures');
  const pictures = createPictures({
    cacheDirectory: picturesFolder,
    uploads: uploadsIn(env),
    catalogue: createMediaCatalogue(db),
    studio,
    onUnkept: (cause) => log.error({ err: cause, op: 'pictures' }, 'a picture could not be kept'),
  });
  const payments = tracedPayments(shopPayments(db, clock));
  const promotions = startPromotions({ db, clock, log, setting: env.TAILORBIRD_PROMOTIONS });
  const cdn = cdnOf(env, log);
  const background = {
    mails: startOutbox({
      db,
      clock,
      log,
      send: sendMailFor(env),
      forgetsSecrets: env.SMTP_URL !== undefined,
    }),
    sweep: startSweeping({ db, clock, log }),
    promotions,
    orders: startSettling({ db, payments, clock, log, publicUrl: env.PUBLIC_URL }),
    'stock notices': startStockNotices({ db, clock, log, publicUrl: env.PUBLIC_URL }),
    pictures: startTendingPictures({
      db,
      pictures,
      folder: picturesFolder,
      maxBytes: env.TAILORBIRD_PICTURES_MB * 1e6,
      isPreparing: env.TAILORBIRD_PREPARE_PICTURES === 'on',
      signal: stopping.signal,
      log,
    }),
    ...(cdn && { cdn }),
  };
  const rateLimitOf = rateLimitsOn(env, database, log);
  const isDraining = () => stopping.signal.aborted;
  const privateApp = createPrivateApp({ db, isDraining });
  const passwords = createPasswordHasher();
  const edgeLimit = rateLimitOf(edgeLimits);
  const app = createApp({
    db,
    platform: env.demonstrates.has('goods') ? embedded : withoutStreets(embedded),
    payments,
    syncPromotions: promotions.sync.request,
    passwords,
    photos: createPhotoEncoder(),
    rateLimit: rateLimitOf(callLimits),
    clock,
    log,
    publicUrl: env.PUBLIC_URL,
    newWishlist: {
      name: env.TAILORBIRD_WISHLIST_NAME,
      isPublic: env.TAILORBIRD_WISHLIST_PUBLIC === 'on',
    },
    isKnownHost: knownHosts(env.PUBLIC_URL, env.TAILORBIRD_HOSTS),
    trustedProxies: env.TAILORBIRD_TRUST_PROXY,
    isDraining,
    preview: previewAccessOf(env),
    hasPrivatePort: env.TAILORBIRD_PRIVATE_PORT !== undefined,
    services: [
      ...servicesOf({ db, env, log, clock, pictures, cdn }),
      createGeolocation({
        countryHeader: env.TAILORBIRD_COUNTRY_HEADER,
        countryOf,
        trustedProxies: env.TAILORBIRD_TRUST_PROXY,
        guessesByLanguage: env.guessesCountries,
      }),
    ],
  });
  const drain = () => stopping.abort();
  const close = async () => {
    drain();
    const stopped = Object.entries(background).map(([name, { stop }]) =>
      closeInTurn([{ name, close: stop }]),
    );
    return [
      ...(await Promise.all(stopped)).flat(),
      ...(await closeInTurn([
        { name: 'pictures', close: pictures.close },
        { name: 'database', close: database.close },
      ])),
    ];
  };
  const office = { db, env, payments, passwords, clock, log, rateLimit: edgeLimit };
  return { app, privateApp, office, edgeLimit, drain, close };
}

function cdnOf(env: Env, log: Logger): CdnPurge | undefined {
  const { TAILORBIRD_CDN_PURGE_URL: url, TAILORBIRD_CDN_PURGE_TOKEN: token } = env;
  return url === undefined ? undefined : createCdnPurge({ url, token, log });
}
