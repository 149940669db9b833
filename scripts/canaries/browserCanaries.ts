import { join } from 'node:path';
import ui from '../../packages/ui/package.json' with { type: 'json' };
import type { Canary } from '../canary.ts';
import { root } from '../root.ts';

/** A story with a picture nobody can hear of, and words nobody can read. */
const story = `import type { Meta, StoryObj } from '@storybook/react-vite';
const Faint = () => <p style={{ color: '#999', background: '#aaa' }}>Faint <img src="/a.svg" /></p>;
const meta: Meta<typeof Faint> = { title: 'Canary', component: Faint };
export default meta;
export const Unheard: StoryObj<typeof Faint> = {};
`;

/** A primitive that passes nothing on. */
const deaf = `import { BadgeRoot } from './Badge.styles.ts';
export const Badge = ({ text }: { text: string }) => <BadgeRoot tabIndex={0}>{text}</BadgeRoot>;
`;

/** A page with all that a journey looks for on each, and a policy that is broken. */
const spec = `import { expect, test } from 'vitest';
import { newShopper, openBrowser } from '${join(root, 'apps/storefront/e2e/browser.ts')}';
import { pageFaults } from '${join(root, 'apps/storefront/e2e/pageFaults.ts')}';
const page = \`<title>Canary</title><meta http-equiv="Content-Security-Policy" content="img-src 'none'">
  <p style="width: 2000px">Wide</p><p style="height: 5px; overflow: hidden">Cut off</p><img src="/a.svg">\`;
const browser = await openBrowser();
test('a page with every fault', async () => {
  const shopper = await newShopper(browser);
  const tab = await shopper.newPage();
  await tab.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: page }));
  await tab.goto('/');
  expect(await pageFaults(tab)).toEqual([]);
});
`;

const baselines = 'apps/storybook/baselines';
const shopBaselines = 'apps/storybook/shopBaselines';
const tickbox = 'primitives-checkboxfield--on';

/** Faults that only a browser shows. */
export const browserCanaries = {
  primitives: [
    {
      fault: 'a primitive that passes nothing on and stops the keyboard, and one that is in no table',
      // Vite serves nothing from without the repository.
      home: '.cache',
      copied: ['packages/ui/src', 'apps/storybook/primitives.vitest.config.ts'],
      files: {
        'packages/ui/package.json': JSON.stringify({
          ...ui,
          exports: { ...ui.exports, './Unlisted': './src/unlisted/Unlisted.tsx' },
        }),
        'packages/ui/src/unlisted/Unlisted.tsx': 'export const Unlisted = () => null;\n',
        'packages/ui/src/badge/Badge.tsx': deaf,
      },
      linked: ['packages/ui/node_modules', 'apps/storybook/node_modules', 'apps/storefront/vite', 'scripts'],
      command: {
        run: 'vitest',
        args: ['run', '-c', 'apps/storybook/primitives.vitest.config.ts', 'primitives'],
      },
      finds: [
        'every primitive of the package stands in the table',
        '"Unlisted"',
        ...[
          'a ref leads',
          'a class joins',
          'attributes of HTML',
          'a listener hears',
          'Tab does not stop',
        ].map((sentence) => `Badge > ${sentence}`),
      ],
    },
  ],
  stories: [
    {
      fault: 'a story that axe finds fault with',
      // Vite serves nothing from without the repository.
      home: '.cache',
      files: { 'packages/ui/src/canary/Faint.stories.tsx': story },
      copied: ['apps/storybook/.storybook', 'apps/storybook/visual', 'apps/storybook/vitest.config.ts'],
      linked: [
        'apps/storybook/node_modules',
        'apps/storybook/pictures',
        'apps/storybook/frames',
        'apps/storybook/guides',
        'docs',
        'apps/storefront/vite',
        'scripts',
      ],
      command: { run: 'vitest', args: ['run', '--root', 'apps/storybook'] },
      finds: ['image-alt', 'color-contrast'],
    },
  ],
  controls: [
    {
      fault: 'a story that ends when a control is cleared, as those of primitives do',
      command: { run: 'node', args: ['apps/storybook/controls.ts', '--story', 'primitives-picture--lazy'] },
      finds: ['primitives-picture--lazy: widths = null ended with'],
    },
  ],
  overflow: [
    {
      fault: 'a story in a box that is wider than the narrowest window',
      command: { run: 'node', args: ['apps/storybook/overflow.ts', '--story', 'primitives-skeleton--lines'] },
      finds: ['primitives-skeleton--lines;words:long, 320 pixels wide: 16 too wide'],
    },
  ],
  visual: [
    {
      fault: 'a box that was accepted without its tick, and a picture of no story',
      copied: [
        `${baselines}/browser.txt`,
        [`${baselines}/primitives-checkboxfield--off.1440.webp`, `${baselines}/${tickbox}.1440.webp`],
        `${baselines}/${tickbox}.390.webp`,
        [`${baselines}/${tickbox}.390.webp`, `${baselines}/${tickbox}-gone.390.webp`],
      ],
      command: {
        run: 'node',
        args: [join(root, 'apps/storybook/visual.ts'), '--baselines', baselines, '--story', tickbox],
      },
      finds: [
        '2 of 2 pictures are not as accepted',
        `${tickbox}.1440: `,
        `${tickbox}-gone.390: its story is gone`,
      ],
    },
    {
      fault: 'a checkout of the one market that was accepted as that of the other, and a picture of no page',
      copied: [
        `${shopBaselines}/browser.txt`,
        [`${shopBaselines}/checkout-us.390.webp`, `${shopBaselines}/checkout-uk.390.webp`],
        `${shopBaselines}/checkout-uk.1440.webp`,
        [`${shopBaselines}/checkout-uk.390.webp`, `${shopBaselines}/checkout-uk-gone.390.webp`],
      ],
      command: {
        run: 'node',
        args: [
          join(root, 'apps/storybook/visual.ts'),
          '--shop',
          '--baselines',
          shopBaselines,
          '--story',
          'checkout-uk',
        ],
      },
      finds: [
        '2 of 2 pictures are not as accepted',
        'checkout-uk.390: ',
        'checkout-uk-gone.390: its page is gone',
      ],
    },
    {
      fault:
        'a fault that no picture shows, one that changes nothing, and one in a story that differs as it is',
      files: {
        'faults.json': JSON.stringify([
          {
            fault: 'another pointer',
            find: 'cursor:pointer',
            put: 'cursor:default',
            seenIn: [`${tickbox}.390`],
          },
          { fault: 'words of nobody', find: 'words of nobody', put: '', seenIn: [`${tickbox}.390`] },
          {
            fault: 'no tick',
            find: '--tb-color-ink:',
            put: '--tb-color-other:',
            seenIn: [`${tickbox}.1440`],
          },
        ]),
      },
      copied: [
        `${baselines}/browser.txt`,
        `${baselines}/${tickbox}.390.webp`,
        [`${baselines}/primitives-checkboxfield--off.1440.webp`, `${baselines}/${tickbox}.1440.webp`],
      ],
      command: {
        run: 'node',
        args: [
          join(root, 'apps/storybook/visual.ts'),
          '--mutate',
          '--faults',
          'faults.json',
          '--baselines',
          baselines,
        ],
      },
      finds: [
        `another pointer: it is not seen in ${tickbox}.390`,
        'words of nobody: there is nothing to replace',
        `${tickbox}.1440 is not as accepted without a fault either`,
      ],
    },
  ],
  e2e: [
    {
      fault: 'a page with faults of every kind, and a policy that stops what is on it',
      files: { 'canary.spec.ts': spec },
      linked: ['node_modules'],
      command: {
        run: 'vitest',
        args: [
          'run',
          '--root',
          '.',
          '--dir',
          '.',
          '--config',
          join(root, 'apps/storefront/e2e/vitest.config.ts'),
        ],
        // None of its pages is the shop's.
        env: { E2E_ORIGIN: 'http://shop.example' },
      },
      finds: [
        'BackCompat',
        'sideways at 1440 px',
        'words cut off',
        'image-alt',
        'The policy of a page stopped',
      ],
    },
  ],
} as const satisfies Readonly<Record<string, readonly [Canary, ...Canary[]]>>;
