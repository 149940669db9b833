import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../scripts/browser.ts';
import { recordProofs } from '../../scripts/spec/recordProofs.ts';
import { shopStyles } from '../storefront/vite/shopStyles.ts';

const tests = [
  'src/**/*.browser.test.tsx',
  '../blocks/src/**/*.browser.test.tsx',
  '../engine/src/**/*.browser.test.tsx',
  '../../apps/storybook/visual/*.browser.test.tsx',
];

/** What only a browser can tell of a primitive, where the focus goes and what a key does, of an island, when it wakes, and of the page of a report. */
export default defineConfig({
  root: fileURLToPath(new URL('../../packages/ui', import.meta.url)),
  plugins: [shopStyles()],
  // What they import is made ready before the first test; found later, it would make every test start again.
  optimizeDeps: {
    entries: tests,
    include: ['react/jsx-dev-runtime', 'react-dom/client', 'react-dom/server', 'embla-carousel-react'],
  },
  test: {
    name: 'primitives',
    reporters: ['default', recordProofs()],
    include: tests,
    // Other checks run beside this one: time only ends what hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await findBrowser() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
