import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import shop from '../../storefront/vite.config.ts';
import storybook from './main.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = globSync(['packages/*/src/**/*.styles.{ts,tsx}', 'apps/storefront/app/**/*.styles.{ts,tsx}'], {
  cwd: root,
});

/** What a browser is sent of these plugins' styles where a page uses every file of them. */
async function builtStyles(plugins: PluginOption[]): Promise<Rolldown.RolldownOutput['output']> {
  const page = files.map((file, index) => `export * as f${index} from '/${file}';`);
  const code = [...page, "export * from 'virtual:late-styles';"].join('\n');
  const everyFile: Plugin = {
    name: 'every-file',
    resolveId: (id) => (id === 'virtual:every-file' ? id : undefined),
    load: (id) => (id === 'virtual:every-file' ? code : undefined),
  };
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [everyFile, stylesOf(plugins)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'virtual:every-file',
        preserveEntrySignatures: 'strict',
        external: ['react'],
      },
    },
  });
  // One environment and one format: one output.
  return (built as Rolldown.RolldownOutput).output;
}

/** Of all the plugins the one for styles, set up as it is there. */
function stylesOf(plugins: PluginOption[]): PluginOption {
  return plugins.find((plugin) => plugin && 'name' in plugin && plugin.name === 'tailorbird:static-styles');
}

it('decision 36: Storybook ships the rules that the shop ships, in the same layers', {
  timeout: 120_000,
}, async () => {
  const config = shop({ command: 'build', mode: 'production' });
  const sent = await builtStyles(config.plugins ?? []);
  const asset = sent.find(({ fileName }) => /styles.*\.json$/.test(fileName));
  const ofShop = JSON.parse(asset?.type === 'asset' ? String(asset.source) : '[]') as string[];

  const { plugins = [] } = (await storybook.viteFinal?.({ plugins: [] }, {} as never)) ?? {};
  const [chunk] = await builtStyles(plugins);
  const ofStorybook: string[] = [];
  const code = chunk?.type === 'chunk' ? chunk.code : '';
  for (const [, number = '', text = ''] of code.matchAll(/^putRules\((\d+), ("(?:[^"\\]|\\.)*")\);$/gm))
    ofStorybook[Number(number)] = JSON.parse(text) as string;

  expect(ofStorybook).toHaveLength(files.length);
  expect(ofStorybook).toEqual(ofShop);
  expect(ofShop.filter((css) => css !== '' && !/^@layer (?:ui|parts|blocks|app)\{.*\}$/s.test(css))).toEqual(
    [],
  );
});
