/** Builds the storefront when its sources have changed. */
import { buildStorefront } from './buildStorefront.ts';

try {
  console.log(
    (await buildStorefront()) === 'built'
      ? 'Built the storefront.'
      : 'The storefront is built of these sources.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
