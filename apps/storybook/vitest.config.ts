import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../scripts/browser.ts';
import { recordProofs } from '../../scripts/spec/recordProofs.ts';

/** Every story is a test: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  // Named here, it is made ready before the first test; found later, it would make every test start again.
  optimizeDeps: { include: ['react-dom/server'] },
  test: {
    name: 'stories',
    reporters: ['default', recordProofs()],
    isolate: false,
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
