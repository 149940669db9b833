import { fileURLToPath } from 'node:url';

/**
 * For a bundler: each icon of lucide's imports what draws it by this address, and is given `drawIcon` instead.
 * `apps/storefront/vite/icons.test.ts` holds it against the installed version.
 */
export const lucideAlias = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('drawIcon.ts', import.meta.url)),
};
