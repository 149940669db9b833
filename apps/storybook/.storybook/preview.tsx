/// <reference types="vite/client" />
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import type { Preview } from '@storybook/react-vite';
import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { fontFaces, globalCss } from '@tailorbird/tokens/globalCss';
import { watchPictures } from '@tailorbird/ui/watchPictures';
import { z } from 'zod';
import { controlsFromSchema } from './controlsFromSchema.ts';
import { viewports } from './viewports.ts';

/** Stops every movement, as `prefers-reduced-motion` would, for looking and for pictures that must not change. */
const stillness =
  '*, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; caret-color: transparent !important; }';

/** As the storefront does: a picture that cannot be had gives way to the placeholder. */
watchPictures(document);

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { market: 'uk', motion: 'full' },
  globalTypes: {
    market: {
      description: 'Market: currency, links and copy',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'uk', title: 'United Kingdom' },
          { value: 'eu', title: 'Europe' },
          { value: 'us', title: 'United States' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'none', title: 'No motion' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'fullscreen',
    options: { storySort: { order: ['Tokens', 'Primitives', 'Blocks'] } },
    viewport: { options: viewports },
  },
  argTypesEnhancers: [
    ({ argTypes, parameters }) => {
      const schema: unknown = parameters['schema'];
      return schema instanceof z.ZodType ? { ...argTypes, ...controlsFromSchema(schema) } : argTypes;
    },
  ],
  decorators: [
    (Story, { globals }) => (
      <>
        <style>{`${fontFaces({ fraunces, figtree }, 'swap')}\n${globalCss}\n${globals['motion'] === 'none' ? stillness : ''}`}</style>
        <PageFactsProvider market={globals['market']} embeds>
          <Story />
        </PageFactsProvider>
      </>
    ),
  ],
};

export default preview;
