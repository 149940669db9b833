import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import { createContentStore } from './content/contentStore.ts';
import { createContent } from './content/createContent.ts';
import { createTypeIcons } from './content/createTypeIcons.ts';
import { lastGoodFiles } from './content/lastGoodFiles.ts';
import { previewAccessOf } from './content/previewAccessOf.ts';
import { createMailPage } from './mail/createMailPage.ts';
import { showsMail } from './mail/showsMail.ts';
import { createMedia } from './media/createMedia.ts';
import type { Pictures } from './media/createPictures.ts';
import { createMediaCatalogue } from './mediaCatalogue.ts';
import { createDemonstrationWallet } from './payment/createDemonstrationWallet.ts';
import { createTestCards } from './payment/createTestCards.ts';
import { createWallets, walletsOf } from './payment/createWallets.ts';
import { createReviewPhotos } from './photos/createReviewPhotos.ts';
import { createSearch } from './search/createSearch.ts';
import type { CdnPurge } from './webhooks/createCdnPurge.ts';
import { createContentWebhook } from './webhooks/createContentWebhook.ts';

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

interface Parts {
  readonly db: Database['db'];
  readonly env: Env;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly pictures: Pictures;
  /** The CDN in front of the shop, where it is to be told of changes. */
  readonly cdn: CdnPurge | undefined;
}

/** What a shop answers beside its calls: pictures, content, search, wallets, and in a demonstration test cards and mails. */
export function servicesOf({ db, env, log, clock, pictures, cdn }: Parts): Hono[] {
  const wallets = walletsOf(env, log);
  const webhookSecret = env.TAILORBIRD_CONTENT_WEBHOOK_SECRET;
  const store = (set: string) =>
    createContentStore({
      folder: join(contentFolder, set),
      onBroken: (broken) => log.warn({ op: 'content', ...broken }, 'a content file is broken'),
      lastGood: lastGoodFiles(join(env.DATA_DIRECTORY, 'content', set), (cause) =>
        log.warn({ err: cause, op: 'content' }, 'the last good version of a content file could not be kept'),
      ),
    });
  return [
    createReviewPhotos(db),
    createMedia({
      cacheDirectory: '',
      catalogue: createMediaCatalogue(db),
      pictures,
      onUnreached: (cause) => log.error({ err: cause, op: 'uploads' }, 'a picture could not be fetched'),
    }),
    createContent({
      published: store('published'),
      staging: store('staging'),
      preview: previewAccessOf(env),
      clock,
    }),
    createTypeIcons(join(contentFolder, 'icons')),
    ...(webhookSecret === undefined
      ? []
      : [createContentWebhook({ db, secret: webhookSecret, log, onChanged: cdn?.purge })]),
    createSearch(db),
    createWallets(wallets),
    ...(env.demonstrates.has('test-cards') ? [createTestCards(db, clock)] : []),
    ...(wallets.demonstration ? [createDemonstrationWallet(db, clock)] : []),
    ...(showsMail(env) ? [createMailPage(db)] : []),
  ];
}
