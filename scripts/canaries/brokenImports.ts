const blocks = 'packages/blocks/src';

/** For each rule of .dependency-cruiser.cjs an import that breaks it: the file it stands in, and what it imports. */
const imports: Readonly<Record<string, readonly [file: string, imported: string]>> = {
  'no-upward-from-tokens': ['packages/tokens/src/colour.ts', '../../ui/src/Button.tsx'],
  'no-upward-from-ui': ['packages/ui/src/Button.tsx', '../../blocks/src/hero/Hero.tsx'],
  'no-upward-from-blocks': [`${blocks}/hero/Hero.tsx`, '../../../../apps/storefront/app/root.tsx'],
  'topics-in-order': ['apps/storefront/app/bag/Line.tsx', '../product/Product.tsx'],
  'topics-are-listed': ['apps/storefront/app/gifts/Gift.tsx', '../price.ts'],
  'topics-above-the-rest': ['apps/storefront/app/price.ts', './product/Product.tsx'],
  'no-circular': ['packages/ui/src/first.ts', './second.ts'],
  'no-circular-types': ['apps/middleware/src/wired.ts', './parts.ts'],
  'commerce-stands-alone': ['packages/commerce/src/badge.ts', '../../ui/src/Button.tsx'],
  'commerce-is-pure': ['packages/commerce/src/rule.ts', 'react'],
  'commerce-uses-no-node': ['packages/commerce/src/reader.ts', 'node:fs'],
  'tokens-and-ui-know-no-shop': ['packages/ui/src/Price.tsx', '../../commerce/src/money.ts'],
  'engine-knows-no-shop': ['packages/engine/src/cache.ts', '../../commerce/src/money.ts'],
  'blocks-ask-nothing': [`${blocks}/hero/price.ts`, '../../../commerce/src/client.ts'],
  'blocks-stand-alone': [`${blocks}/hero/other.ts`, '../tile/schema.ts'],
  'parts-know-no-block': [`${blocks}/parts/Tile.tsx`, '../hero/schema.ts'],
  'schemas-are-plain': [`${blocks}/hero/schema.ts`, './Hero.tsx'],
  'middleware-shows-nothing': ['apps/middleware/src/page.ts', '../../../packages/ui/src/Button.tsx'],
  'middleware-reads-only-schemas': [
    'apps/middleware/src/hero.ts',
    '../../../packages/blocks/src/hero/Hero.tsx',
  ],
  'one-door-to-the-middleware': ['apps/storefront/app/orders.ts', '../../middleware/src/page.ts'],
  'demonstration-on-request': [
    'apps/middleware/src/sell.ts',
    '../../../packages/picture-studio/src/studio.ts',
  ],
  'demonstration-knows-no-app': ['packages/demo-shop/src/goods.ts', '../../../apps/middleware/src/page.ts'],
  'one-driver': ['apps/storefront/app/database.ts', 'pg'],
  'no-tests-in-code': ['packages/commerce/src/example.ts', './money.test.ts'],
  'no-doubles-in-code': ['apps/storefront/app/listing/Listing.tsx', './storyListing.ts'],
  resolvable: ['packages/ui/src/lost.ts', './nowhere.ts'],
};

/** The rules that the tree breaks: all there are. */
export const brokenRules: readonly string[] = Object.keys(imports);

/** What the imports above lead to. */
const imported = {
  'packages/ui/src/second.ts': "import './first.ts';\n",
  'apps/middleware/src/parts.ts': "import type { Wired } from './wired.ts';\n",
  'packages/commerce/src/money.ts': 'export const pence = 1;\n',
  'packages/picture-studio/src/studio.ts': 'export const studio = 1;\n',
  'packages/commerce/src/client.ts': 'export const ask = 1;\n',
  'packages/commerce/src/money.test.ts': 'export const proof = 1;\n',
  [`${blocks}/tile/schema.ts`]: 'export const tile = 1;\n',
  'apps/storefront/app/listing/storyListing.ts': 'export const storyListing = 1;\n',
  'apps/storefront/app/product/Product.tsx': 'export const product = 1;\n',
  'apps/storefront/app/root.tsx': 'export const root = 1;\n',
  'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
  'node_modules/react/index.js': '',
  'node_modules/pg/package.json': '{ "name": "pg", "main": "index.js" }',
  'node_modules/pg/index.js': '',
};

/** A tree in which every rule of the direction of imports is broken. */
export const brokenImports: Readonly<Record<string, string>> = {
  ...imported,
  ...Object.fromEntries(Object.values(imports).map(([file, what]) => [file, `import '${what}';\n`])),
};
