import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { shopStyles } from '../../storefront/vite/shopStyles.ts';
import { contentFrames } from './contentFrames.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** An element's own attributes are told where HTML is. */
const isOwnProp = ({ declarations = [] }: { declarations?: { fileName: string }[] }): boolean =>
  declarations.some(({ fileName }) => !fileName.includes('node_modules'));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../../../packages/*/src/**/*.stories.@(ts|tsx)',
    '../../../apps/storefront/app/**/*.stories.tsx',
    '../guides/*.mdx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The shop's pictures are addressed `/i/tailorbird/{name}`; here each is one fixed file of that name.
  // A film's is `/v/tailorbird/{name}`: its poster, and it stands there.
  // A custom block's frame is served by the storefront; here each is a fixed file too.
  staticDirs: [
    { from: here('../pictures'), to: '/i/tailorbird' },
    { from: here('../films'), to: '/v/tailorbird' },
    { from: here('../pictures'), to: '/i/reviews/small' },
    { from: here('../pictures'), to: '/i/reviews/whole' },
    { from: here('../frames'), to: '/content-frame' },
  ],
  // Tables of props are read from the types of the primitives; a block's come from its schema.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: [here('../../../packages/ui/src/**/*.tsx')],
      exclude: ['**/*.{stories,test}.tsx'],
      tsconfigPath: here('../../../tsconfig.json'),
      propFilter: isOwnProp,
      skipChildrenPropWithoutDoc: false,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      shouldSortUnions: true,
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // The shop's own styles: what is pictured is what ships.
    plugins: [...(vite.plugins ?? []), shopStyles(), contentFrames(here('../frames'))],
    build: { ...vite.build, chunkSizeWarningLimit: 4096 },
  }),
};

export default config;
