const { existsSync, readdirSync } = require('node:fs');

/** The direction of the house (docs/decisions/0001): an arrow is an import, and no import goes back. */
const layers = ['packages/tokens', 'packages/ui', 'packages/blocks', 'apps'];

/**
 * The topics of the storefront, lowest first: a topic may import those of the rows before its own. What lies beside the
 * folders is below them all, but for `aboveTopics`.
 */
const topics = [
  ['testing', 'http', 'order'],
  ['form', 'data-layer', 'preview', 'customer', 'market'],
  ['content', 'address', 'search', 'bag', 'reviews', 'sizes', 'shop-finder'],
  ['listing', 'wishlist', 'checkout'],
  ['account', 'wallet'],
  ['product', 'newsletter', 'consent'],
  ['quick-add', 'look', 'seo'],
  ['bag-page'],
  ['shell'],
  ['routes'],
  ['analytics'],
];
const topicsFolder = 'apps/storefront/app';
const inTopic = (names) => `^${topicsFolder}/(${names.join('|')})/`;
/** Where the topics come together, and tests of them all. */
const aboveTopics = `^${topicsFolder}/((root|routes|locale|entry\\.(client|server))\\.tsx?|\\w+\\.test\\.ts)$`;

/** A block is a folder with a schema; other folders of the package hold parts that blocks share. */
const blocksFolder = 'packages/blocks/src';
const blockNames = existsSync(blocksFolder)
  ? readdirSync(blocksFolder).filter((name) => existsSync(`${blocksFolder}/${name}/schema.ts`))
  : [];
const inBlock = `^packages/blocks/src/(${blockNames.join('|')})/`;

/** Test doubles and the data of stories, by place or by name. */
const doubles = '^apps/storefront/app/(testing/|.*/([sS]tory[A-Z]\\w*|\\w+Double)\\.tsx?$)';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const upward = layers
  .slice(0, -1)
  .map((layer, index) =>
    forbid(
      `no-upward-from-${layer.replace('packages/', '')}`,
      `${layer} must not import what is built on it: pass it in as a prop, or move the code up.`,
      { path: `^${layer}/` },
      { path: `^(${layers.slice(index + 1).join('|')})/` },
    ),
  );

const topicsInOrder = topics.map((row, index) =>
  forbid(
    'topics-in-order',
    'A topic imports topics of earlier rows only: move the file down to the topic it belongs to, or pass in what it needs.',
    { path: inTopic(row) },
    { path: inTopic(['[^/]+']), pathNot: inTopic(['$1', ...topics.slice(0, index).flat()]) },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...upward,
    ...topicsInOrder,
    forbid(
      'topics-are-listed',
      'A topic has its place in the order: add it to `topics`, after all that it imports.',
      { path: inTopic(['[^/]+']), pathNot: inTopic(topics.flat()) },
      {},
    ),
    forbid(
      'topics-above-the-rest',
      'What lies beside the topics is used by all of them and imports none, but for types: move it into a topic.',
      { path: `^${topicsFolder}/[^/]+$`, pathNot: aboveTopics },
      { path: inTopic(['[^/]+']), dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-circular',
      'A circle has no first step: move what both need into a third file.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'no-circular-types',
      'Two files that need types of each other are read as one: move the type down into a file of its own.',
      {},
      { circular: true },
    ),
    forbid(
      'commerce-stands-alone',
      'What a shop knows depends on no look and no app.',
      { path: '^packages/commerce/' },
      { path: '^(packages/(tokens|ui|blocks)|apps|bench|scripts|tools)/' },
    ),
    forbid(
      'commerce-is-pure',
      'Rules are values in, values out: no React, no server, no Node.',
      { path: '^packages/commerce/src/', pathNot: '\\.test\\.ts$' },
      { path: 'node_modules/(react|react-dom|styled-components|hono|pg|drizzle-orm)/|^(react|hono|pg)$' },
    ),
    forbid(
      'commerce-uses-no-node',
      'Rules run in the browser too.',
      { path: '^packages/commerce/src/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'tokens-and-ui-know-no-shop',
      'A primitive has no shop words: give it strings.',
      { path: '^packages/(tokens|ui)/' },
      { path: '^packages/commerce/' },
    ),
    forbid(
      'engine-knows-no-shop',
      'How a page is made is the same for any shop: give the engine what it needs as an option or a prop.',
      { path: '^packages/engine/' },
      { path: '^(packages/(tokens|ui|blocks|commerce)|apps|bench|scripts|tools)/' },
    ),
    forbid(
      'blocks-ask-nothing',
      "A block uses the shop's model and rules, which are pure; it never calls the middleware: data comes in as props, and it changes the shop through HTML forms.",
      { path: '^packages/blocks/' },
      { path: '^packages/commerce/src/(client\\.ts|contract/)' },
    ),
    forbid(
      'blocks-stand-alone',
      'A block must be removable by deleting its folder: what two blocks share has a folder or file of its own.',
      { path: inBlock },
      { path: inBlock, pathNot: '^packages/blocks/src/$1/' },
    ),
    forbid(
      'parts-know-no-block',
      'What blocks share knows none of them, so that any can be removed; a listing alone has places for the card of one.',
      { path: '^packages/blocks/src/(parts|page|fields|reading)/', pathNot: '\\.(test|stories)\\.tsx?$' },
      { path: inBlock, pathNot: '^packages/blocks/src/product-list-slot/' },
    ),
    forbid(
      'schemas-are-plain',
      "A block's schema is read by the middleware and by scripts: zod only, no React.",
      { path: '^packages/blocks/src/.*[sS]chemas?\\.ts$' },
      { path: 'node_modules/(react|react-dom|styled-components)/|\\.tsx$|^packages/ui/' },
    ),
    forbid(
      'middleware-shows-nothing',
      'The middleware has no look but that of its mails and of the back office, which is the shop’s: they read its colours.',
      {
        path: '^apps/middleware/',
        pathNot: '^apps/middleware/src/(services/mail/mailFrame(\\.test)?|office/officeStyles)\\.ts$',
      },
      {
        path: '^(packages/(tokens|ui)|apps/(storefront|storybook))/|node_modules/(react|react-dom|styled-components)/',
      },
    ),
    forbid(
      'middleware-reads-only-schemas',
      "Of blocks the middleware may read the schemas, which are the content service's types; its tests, what makes values of a schema and what tries strange ones out.",
      { path: '^apps/middleware/' },
      {
        path: '^packages/blocks/',
        pathNot:
          '^packages/blocks/src/(.*([sS]chemas?|schemaAddress|parse|media|link)|testing/(arbitraryOf|growth|mutated|poison))\\.ts$',
      },
    ),
    forbid(
      'one-door-to-the-middleware',
      'A page reaches the shop through the commerce client; only the server that joins the two may import the middleware.',
      { path: '^apps/storefront/', pathNot: '^apps/storefront/(server|e2e)/' },
      { path: '^apps/middleware/' },
    ),
    forbid(
      'demonstration-on-request',
      'The shop starts without invented goods and what draws them: load them with import() where they are asked for.',
      { path: '^apps/(middleware/src|storefront/(app|server))/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/(demo-shop|picture-studio)/', dynamic: false },
    ),
    forbid(
      'demonstration-knows-no-app',
      'Goods for show are data, and pictures are drawn from a recipe: the middleware stores the one and serves the other.',
      { path: '^packages/(demo-shop|picture-studio)/src/' },
      { path: '^(packages/(tokens|ui|blocks|engine)|apps|bench|scripts|tools)/' },
    ),
    forbid(
      'one-driver',
      'Only the middleware talks to the database.',
      { path: '^(packages|apps)/', pathNot: '^apps/(middleware|storefront/e2e)/' },
      { path: 'node_modules/(pg|drizzle-orm|@electric-sql)/' },
    ),
    forbid(
      'no-tests-in-code',
      'Code must not import what only tests and stories need.',
      {
        path: '^(packages|apps)/',
        pathNot:
          '\\.(test|spec|stories)\\.tsx?$|(^|/)(e2e|fixtures|testing|\\.storybook|storybook)(/|\\.ts)|vitest\\.config',
      },
      {
        path: '\\.(test|stories)\\.tsx?$|node_modules/(vitest|fast-check|@testing-library|playwright-core)/',
      },
    ),
    forbid(
      'no-doubles-in-code',
      'What stands in for the shop in tests and stories (app/testing, story* and *Double) never ships: code must not import it.',
      {
        path: '^apps/storefront/',
        pathNot: `\\.(test|spec|stories)\\.tsx?$|^apps/storefront/e2e/|${doubles}`,
      },
      { path: doubles },
    ),
    forbid(
      'resolvable',
      'An import that does not resolve is not declared, or not in the exports of its package.',
      // What new shops begin as is a project of its own, which installs what it imports.
      { path: '^(packages|apps)/', pathNot: '^packages/create-tailorbird/src/template/' },
      { couldNotResolve: true, pathNot: '^virtual:|\\?url$|^\\+types|/\\+types/|^@fontsource' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|storybook-static|\\.react-router|\\.temp|\\.cache)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
