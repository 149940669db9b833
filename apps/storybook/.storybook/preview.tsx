/// <reference types="vite/client" />
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import type { Preview } from '@storybook/react-vite';
import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { layerOrder } from '@tailorbird/tokens/cascadeLayers';
import { fontFaces, globalCss } from '@tailorbird/tokens/globalCss';
import { watchPictures } from '@tailorbird/ui/watchPictures';
import { z } from 'zod';
import { noPicture } from '../visual/screens.ts';
import { chromaticModes } from './chromaticModes.ts';
import { choicesOf, choicesParameter } from './content-panel/choices.ts';
import { unpacked } from './content-panel/contentJson.ts';
import { controlsFromSchema } from './controlsFromSchema.ts';
import { Emulation } from './Emulation.tsx';
import { Overview } from './Overview.tsx';
import { undecidedRules } from './undecidedRules.ts';
import { viewports } from './viewports.ts';

/** As the storefront does: a picture that cannot be had gives way to the placeholder. */
watchPictures(document);

/** Said before a story's module brings its styles, or the first of them would name the weakest layer. */
const order = document.createElement('style');
order.append(layerOrder);
document.head.prepend(order);

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { market: 'uk', motion: 'full', contrast: 'usual', content: '' },
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
    contrast: {
      description: 'Contrast',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: 'Usual contrast' },
          { value: 'more', title: 'More contrast' },
          { value: 'forced', title: 'Forced colours' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    [choicesParameter]: choicesOf(Object.keys(import.meta.glob('../pictures/*'))),
    controls: { expanded: true },
    docs: { page: Overview },
    layout: 'fullscreen',
    options: { storySort: { order: ['Welcome', 'Guides', 'Tokens', 'Primitives', 'Blocks'] } },
    viewport: { options: viewports },
  },
  argTypesEnhancers: [
    ({ argTypes, parameters, tags }) => {
      // Chromatic reads parameters and knows no tags; Storybook has no other place to derive one from the other.
      if (tags?.includes(noPicture)) parameters['chromatic'] = { disableSnapshot: true };
      return argTypes;
    },
    ({ argTypes, parameters }) => {
      const schema: unknown = parameters['schema'];
      return schema instanceof z.ZodType ? { ...argTypes, ...controlsFromSchema(schema) } : argTypes;
    },
  ],
  afterEach: () => {
    const undecided = undecidedRules();
    if (undecided.length > 0)
      throw new Error(`Nothing but their place decides between\n${undecided.join('\n')}`);
  },
  decorators: [
    // A link that carries content shows it in the story’s own window too.
    (Story, { args, globals }) => <Story args={{ ...args, ...unpacked(globals['content']) }} />,
    (Story, { globals }) => (
      <>
        <style>{`${fontFaces({ fraunces, figtree }, 'swap')}\n${globalCss}`}</style>
        <Emulation wishes={{ motion: globals['motion'], contrast: globals['contrast'] }}>
          <PageFactsProvider market={globals['market']} embeds>
            <Story />
          </PageFactsProvider>
        </Emulation>
      </>
    ),
  ],
};

export default preview;
