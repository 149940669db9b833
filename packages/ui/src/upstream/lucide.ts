import { fileURLToPath } from 'node:url';

/**
 * For a bundler: each icon of lucide's imports what draws it by this address, and is given `drawIcon` instead.
 * `apps/storefront/vite/icons.test.ts` holds it against the installed version.
 */
export const lucideAlias = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('drawIcon.ts', import.meta.url)),
};

/** For a bundler: leaves out the key of each shape, which is not needed as shapes never move. Chance letters pack badly. */
export const lucideKeys = {
  name: 'lucide-keys',
  transform(code: string, id: string): { code: string; map: null } | undefined {
    if (!/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)) return undefined;
    return { code: code.replaceAll(/,\s+key: "\w+"/g, ''), map: null };
  },
};
