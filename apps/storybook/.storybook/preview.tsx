/// <reference types="vite/client" />
import wholeFigtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import wholeFraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import type { Preview } from '@storybook/react-vite';
import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { contentIn } from '@tailorbird/blocks/testing/contentIn';
import { layerOrder } from '@tailorbird/tokens/cascadeLayers';
import figtree from '@tailorbird/tokens/fonts/figtree-common.woff2?url';
import fraunces from '@tailorbird/tokens/fonts/fraunces-common.woff2?url';
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
import { translated } from './translated.ts';
import { undecidedRules } from './undecidedRules.ts';
import { viewports } from './viewports.ts';

const fonts = {
  figtree: { common: figtree, whole: wholeFigtree },
  fraunces: { common: fraunces, whole: wholeFraunces },
};

/** As the storefront does: a picture that cannot be had gives way to the placeholder. */
watchPictures(document);

/** Said before a story's module brings its styles, or the first of them would name the weakest layer. */
const order = document.createElement('style');
order.append(layerOrder);
document.head.prepend(order);

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: {
    market: 'uk',
    motion: 'full',
    contrast: 'usual',
    words: 'usual',
    direction: 'ltr',
    ground: 'paper',
    state: 'rest',
    content: '',
  },
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
          { value: 'frozen', title: 'Motion, frozen' },
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
    words: {
      description: 'Words: a translation may be longer',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: 'Usual words' },
          { value: 'long', title: 'Long words' },
          { value: 'pseudo', title: 'Pseudo-locale' },
        ],
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    ground: {
      description: 'What a block without a ground of its own stands on',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'paper', title: 'Paper' },
          { value: 'chalk', title: 'Chalk' },
          { value: 'duckEgg', title: 'Duck egg' },
          { value: 'ink', title: 'Ink' },
        ],
      },
    },
    state: {
      description: 'State of all that can be pressed',
      toolbar: {
        icon: 'pointerdefault',
        dynamicTitle: true,
        items: [
          { value: 'rest', title: 'At rest' },
          { value: 'hover', title: 'Pointed at' },
          { value: 'focus', title: 'Focused' },
          { value: 'pressed', title: 'Pressed' },
        ],
      },
    },
  },
  parameters: {
    // Of what passes one element is told for each rule: to name them all takes axe as long again as to look at them.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
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
    (Story, { args, initialArgs, globals, parameters }) => {
      const given = unpacked(globals['content']) ?? args;
      if (!(parameters['schema'] instanceof z.ZodType)) return <Story args={given} />;
      const content = contentIn(globals['market'], given, initialArgs);
      const words = z.enum(['long', 'pseudo']).safeParse(globals['words']).data;
      return <Story args={words ? translated(content, parameters['schema'], words) : content} />;
    },
    (Story, { globals }) => (
      <>
        <style>{`${fontFaces(fonts, 'swap')}\n${globalCss}`}</style>
        <Emulation
          wishes={{
            motion: globals['motion'],
            contrast: globals['contrast'],
            direction: globals['direction'],
            ground: globals['ground'],
            state: globals['state'],
          }}
        >
          <PageFactsProvider market={globals['market']} embeds>
            <Story />
          </PageFactsProvider>
        </Emulation>
      </>
    ),
  ],
};

export default preview;
