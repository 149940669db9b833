import { defineConfig } from 'vitest/config';
import { shopStyles } from './apps/storefront/vite/shopStyles.ts';
import { sayFigures } from './scripts/sayFigures.ts';
import { sayRunning } from './scripts/sayRunning.ts';
import { scratchFolder } from './scripts/scratchFolder.ts';
import { recordProofs } from './scripts/spec/recordProofs.ts';

/** Tests of the middleware that ask no database run once, with the unit tests; `openTestDatabase` refuses them. */
const asksNoDatabase = [
  'apps/middleware/src/{env,loggedError,openApi,repeat}.test.ts',
  'apps/middleware/src/catalogue/{fetchPictures,htmlParagraphs,importReport,importedStyles,readCsv}.test.ts',
  'apps/middleware/src/database/serverClient.test.ts',
  'apps/middleware/src/{edge,environment,errors,faults,testing}/*.test.ts',
  'apps/middleware/src/outside/fetchExternal.test.ts',
  'apps/middleware/src/platforms/embedded/catalogue/{facets.laws,kept}.test.ts',
  'apps/middleware/src/rpc/createAdmission.test.ts',
  'apps/middleware/src/seed/content.test.ts',
  'apps/middleware/src/services/{content,geolocation,media,search,uploads}/*.test.ts',
  'apps/middleware/src/services/mail/{createSmtp,customerMails,orderedGiftCards,sendMailFor,smtpEncryption}.test.ts',
  'apps/middleware/src/services/payment/createWallets.test.ts',
  'apps/middleware/src/services/photos/createPhotoEncoder.test.ts',
  'apps/middleware/src/services/promotions/createSync.test.ts',
  'apps/middleware/src/services/webhooks/createCdnPurge.test.ts',
  'apps/middleware/src/tracing/startTracing.test.ts',
];

/**
 * Tests whose sentence is about what stands above the database: who may call and what is answered, what a shopper may be
 * sent, how one pays, what is logged. They run once, on the server. Whatever speaks to the database – statements, locks,
 * migrations, backups, the books – runs on both engines. Of the catalogue's files, which only read, the embedded database
 * is asked those of order and import, whose statements are the same.
 */
const aboveTheDatabase = [
  'apps/middleware/src/{loggedSecrets,securityEvents}.test.ts',
  'apps/middleware/src/{api,mcp,office}/*.test.ts',
  'apps/middleware/src/operations/scenarios/scenarios.test.ts',
  'apps/middleware/src/outside/ssrf.test.ts',
  'apps/middleware/src/platforms/embedded/{addresses,contacts,wallet}/*.test.ts',
  'apps/middleware/src/platforms/embedded/catalogue/{catalogue,categories,inChosenColours,product}.test.ts',
  'apps/middleware/src/platforms/embedded/customers/{changeEmail,login,loginTiming,passwordBytes,register,resetPassword,sessionFixation,strangers}.test.ts',
  'apps/middleware/src/platforms/embedded/orders/{skippedSteps,steps}.test.ts',
  'apps/middleware/src/rpc/{authorisation,bodies,callLine,limitEvasion,logLines,longTexts,onlyOwn,poisoning,rawBytes}.test.ts',
  'apps/middleware/src/services/passwords/*.test.ts',
  'apps/middleware/src/services/payment/testCards.test.ts',
  'apps/middleware/src/services/promotions/{bagPromotions,profiles,sessions}.test.ts',
  'apps/middleware/src/tracing/callSpans.test.ts',
];

/**
 * Tests that change what all tests of a worker share: a module, a global, the clock, a store, all there is. Each has a
 * worker of its own, which is a third of a second of a core and more; all others share some. The linter refuses `vi.mock`,
 * `vi.stubGlobal` and their kind there, where no reason stands beside them.
 */
const alone = [
  'packages/engine/src/upstream/reactRouterManifest.test.ts',
  'packages/blocks/src/{registry,page/BlockList,listing-header-one/ListingHeaderOne}.test.tsx',
  'packages/blocks/src/testing/{hostileContent,longTexts,poisonedContent}.test.{ts,tsx}',
  'apps/storefront/app/{longTexts,poisoning}.test.ts',
  'apps/storefront/app/analytics/*.test.ts',
  'apps/storefront/app/bag/useAddToBag.test.ts',
  'apps/storefront/app/content/{contentClient,contentPage,findBlock,logOnce}.test.ts',
  'apps/storefront/app/data-layer/report.test.ts',
  'apps/storefront/app/http/askServer.test.ts',
  'apps/storefront/app/preview/contentPreview.test.ts',
  'apps/storefront/app/seo/{loadCategoryTree,loadStore}.test.ts',
  'apps/storefront/app/shell/{DefaultLayout,layoutContent,prefetchWhenIdle}.test.ts',
  'apps/storefront/app/wallet/walletSteps.test.ts',
  'apps/storefront/server/{askStagingHost,createPageRenderer,createUpstreamClient,proxyToMiddleware}.test.{ts,tsx}',
  'apps/storefront/server/{refuseForeignForm,reloadsPages,watchContent}.test.ts',
  'apps/middleware/src/errors/startErrorTracking.test.ts',
  'apps/middleware/src/tracing/startTracing.test.ts',
  'apps/storybook/.storybook/emulation.test.ts',
  'scripts/run.test.ts',
];
const together = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'apps/storefront/{app,server,vite}/**/*.test.{ts,tsx}',
  'apps/docs/src/*.test.ts',
  'apps/storybook/{.storybook,guides,visual}/**/*.test.ts',
  '{scripts,tools,bench}/**/*.test.{ts,mjs}',
  ...asksNoDatabase,
];

/** A busy machine is slow: what is too much work is said in runs and rounds, and time only ends what hangs. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 };

/** Everything that needs no browser. Primitives: apps/storybook/primitives.vitest.config.ts. Stories: the one beside it. Journeys: apps/storefront/e2e/vitest.config.ts. */
export default defineConfig({
  test: {
    reporters: ['default', sayFigures, sayRunning, recordProofs()],
    projects: [
      {
        extends: true,
        plugins: [shopStyles()],
        test: {
          name: 'unit',
          environment: 'node',
          include: together,
          // apps/storybook/primitives.vitest.config.ts runs those in a browser.
          // What new shops begin as is tested where it is installed (tools/packages).
          exclude: [
            ...alone,
            '**/node_modules/**',
            '**/*.browser.test.tsx',
            '**/create-tailorbird/src/template/**',
          ],
          isolate: false,
          env: { TEST_DATABASE: 'none' },
          ...timeouts,
        },
      },
      {
        extends: true,
        plugins: [shopStyles()],
        test: {
          name: 'unit alone',
          environment: 'node',
          include: alone,
          env: { TEST_DATABASE: 'none' },
          ...timeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'middleware',
          environment: 'node',
          include: ['apps/middleware/src/**/*.test.ts'],
          // Races are seen only where there is more than one connection; what strange calls are answered is the same on both.
          exclude: [
            ...asksNoDatabase,
            process.env['TEST_DATABASE_URL'] ? '**/strangeCalls.test.ts' : '**/*.server.test.ts',
          ],
          // Each test file has a database of its own, and the middleware keeps nothing beside it.
          isolate: false,
          env: { TMPDIR: scratchFolder() },
          ...timeouts,
        },
      },
      {
        // What the middleware's tests ask of the embedded database, where the server is asked the rest.
        extends: true,
        test: {
          name: 'embedded',
          environment: 'node',
          include: ['apps/middleware/src/**/*.test.ts'],
          exclude: [...asksNoDatabase, ...aboveTheDatabase, '**/*.server.test.ts'],
          isolate: false,
          env: { TMPDIR: scratchFolder() },
          ...timeouts,
        },
      },
    ],
  },
});
