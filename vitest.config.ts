import { defineConfig } from 'vitest/config';
import { shopStyles } from './apps/storefront/vite/shopStyles.ts';
import { sayFigures } from './scripts/sayFigures.ts';
import { sayRunning } from './scripts/sayRunning.ts';

/** Tests of the middleware that ask no database run once, with the unit tests; `openTestDatabase` refuses them. */
const asksNoDatabase = [
  'apps/middleware/src/{edge,environment,faults,testing}/*.test.ts',
  'apps/middleware/src/outside/fetchExternal.test.ts',
  'apps/middleware/src/seed/content.test.ts',
  'apps/middleware/src/services/{content,geolocation,media,search}/*.test.ts',
  'apps/middleware/src/services/mail/{createSmtp,smtpEncryption}.test.ts',
  'apps/middleware/src/tracing/startTracing.test.ts',
];

/** A busy machine is slow: what is too much work is said in runs and rounds, and time only ends what hangs. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 };

/** Everything that needs no browser. Stories: apps/storybook/vitest.config.ts. Journeys: apps/storefront/e2e/vitest.config.ts. */
export default defineConfig({
  test: {
    reporters: ['default', sayFigures, sayRunning],
    projects: [
      {
        extends: true,
        plugins: [shopStyles()],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/storefront/{app,server,vite}/**/*.test.{ts,tsx}',
            'apps/storybook/{.storybook,visual}/**/*.test.ts',
            '{scripts,tools,bench}/**/*.test.{ts,mjs}',
            ...asksNoDatabase,
          ],
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
          ...timeouts,
        },
      },
    ],
  },
});
