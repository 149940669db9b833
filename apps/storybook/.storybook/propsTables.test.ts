import { join } from 'node:path';
import { composeStory, type Meta } from '@storybook/react-vite';
import { viteFinal } from '@storybook/react-vite/preset';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import ui from '../../../packages/ui/package.json' with { type: 'json' };
import storybook from './main.ts';

const folder = join(import.meta.dirname, '../../../packages/ui');
const primitives = Object.values(ui.exports).filter((file) => file.endsWith('.tsx'));

/** What stands for a type where Storybook could not write it out. */
const bareTypes = ['', 'any', 'enum', 'func', 'object', 'other', 'union', 'unknown'];

let server: ViteDevServer;

/** Primitives as Storybook makes them ready, with its own reading of their types; the runner of stories leaves that out. */
beforeAll(async () => {
  const presets = { apply: async (name: string) => (name === 'typescript' ? storybook.typescript : {}) };
  // Of all that Storybook hands its preset, this one asks for no more than the options above.
  const { plugins = [] } = await viteFinal({}, { presets } as Parameters<typeof viteFinal>[1]);
  server = await createServer({
    configFile: false,
    root: folder,
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins,
  });
});
afterAll(() => server.close());

/** The rows of a primitive's page: of each prop its words, its type and its default. What stories pass besides has no type. */
async function tableOf(file: string) {
  const stories = await server.ssrLoadModule(file.replace(/\.tsx$/, '.stories.tsx'));
  const meta: Meta = stories['default'];
  return Object.entries(composeStory({}, meta, {}, 'Table').argTypes).filter(([, row]) => 'table' in row);
}

test.each(primitives)(
  'the table of props says of each what it is for and what it takes: %s',
  async (file) => {
    const untold = (await tableOf(file)).flatMap(([name, { description = '', table }]) => {
      const takes = bareTypes.includes(table?.type?.summary ?? '') ? [`${name}: what it takes`] : [];
      return description.trim() === '' ? [`${name}: what it is for`, ...takes] : takes;
    });
    expect(untold).toEqual([]);
  },
);

test.each([
  ['button/Button', ['children', 'disabled', 'fullWidth', 'href', 'loading', 'size', 'variant']],
  ['icon-button/IconButton', ['count', 'filled', 'href', 'icon', 'iconSize', 'label', 'tone']],
  ['dialog/Dialog', ['children', 'footer', 'onClose', 'open', 'persistent', 'size', 'title']],
  ['fields/TextField', ['error', 'hideLabel', 'hint', 'label', 'name', 'optional']],
])('a table has all props of its own and none of HTML’s: %s', async (primitive, own) => {
  const names = (await tableOf(`./src/${primitive}.tsx`)).map(([name]) => name);
  expect(names.toSorted()).toEqual(own);
});

test('a union is written out, and a default beside it', async () => {
  const { size } = Object.fromEntries(await tableOf('./src/button/Button.tsx'));
  expect(size?.table?.type).toMatchObject({ summary: '"large" | "regular" | "small"' });
  expect(size?.table?.defaultValue).toMatchObject({ summary: '"regular"' });
});
