import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createServer, type Plugin, type UserConfig } from 'vite';
import { inLayers } from './inLayers.ts';
import { rulesOf } from './rulesOf.ts';

const stylesFile = /\.styles\.tsx?$/;
const stylesheet = 'virtual:static-styles';
const inApp = (file: string) => fileURLToPath(new URL(`../app/${file}`, import.meta.url));
/** What a styled component becomes where pages are shown, and where they are made. */
const elementFiles = { client: inApp('staticElement.ts'), ssr: inApp('servedElement.ts') } as const;

/** A styled component once it is finished: its tag and class names, and the numbers of the rules it needs. */
interface Finished {
  readonly tag: string;
  readonly className: string;
  readonly rules: readonly number[];
}

interface ExtractedStyles {
  /** File of styles → what each of its exports became. */
  readonly modules: ReadonlyMap<string, Readonly<Record<string, Finished | string | number | undefined>>>;
  /** Rules by number, in the order of the cascade. */
  readonly rules: ReadonlyMap<number, string>;
}

/**
 * Takes styled-components out of what browsers load and servers run. Every template is static (decision 3), so each
 * `*.styles.ts` is evaluated once while building, with styled-components itself, and becomes elements with finished class
 * names. Browsers get the address of all rules, for what pages show later; servers get the rules one by one, and put those a
 * page needs into it.
 */
export function staticStyles({ root, oxc }: { root: string; oxc: UserConfig['oxc'] }): Plugin {
  let building = false;
  let extracting: Promise<ExtractedStyles> | undefined;
  return {
    name: 'tailorbird:static-styles',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    async buildStart() {
      if (building) await (extracting ??= extract(root, oxc));
    },
    resolveId: (id) => (id === stylesheet ? `\0${stylesheet}` : undefined),
    async load(id) {
      const extracted = await extracting;
      const forServer = this.environment.name === 'ssr';
      if (id === `\0${stylesheet}`) {
        if (!extracted) return 'export const href = undefined; export const rules = undefined;';
        const rules = [...extracted.rules].toSorted(([a], [b]) => a - b);
        if (forServer)
          return `export const href = undefined; export const rules = new Map(${JSON.stringify(rules)});`;
        const source = JSON.stringify(rules.map(([, css]) => css));
        const file = this.emitFile({ type: 'asset', name: 'styles.json', source });
        return `export const href = import.meta.ROLLUP_FILE_URL_${file}; export const rules = undefined;`;
      }
      const module = stylesFile.test(id) ? extracted?.modules.get(id) : undefined;
      return module && toModule(module, forServer);
    },
  };
}

async function extract(root: string, oxc: UserConfig['oxc']): Promise<ExtractedStyles> {
  const server = await createServer({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    ...(oxc === undefined ? {} : { oxc }),
  });
  try {
    const files = globSync(
      ['packages/*/src/**/*.styles.{ts,tsx}', 'apps/storefront/app/**/*.styles.{ts,tsx}'],
      { cwd: root },
    );
    const modules = new Map<string, Record<string, Finished | string | number | undefined>>();
    const rules = new Map<number, string>();
    for (const file of inLayers(files)) {
      const id = `${root}/${file}`;
      const exports = Object.entries(await server.ssrLoadModule(id));
      modules.set(id, Object.fromEntries(exports.map(([name, value]) => [name, finish(value, rules)])));
    }
    return { modules, rules };
  } finally {
    await server.close();
  }
}

/** What is left of an export; a fragment of CSS is of use to other styles only, which are finished. */
function finish(value: unknown, rules: Map<number, string>): Finished | string | number | undefined {
  if (!isStyled(value)) return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(sheet.collectStyles(createElement(value)));
  const [, tag, className] = /^<([a-z0-9]+) class="([^"]*)"/.exec(html) ?? [];
  if (!tag || !className) throw new Error(`A styled component rendered no element with a class: ${html}`);
  const own = rulesOf(sheet.getStyleTags());
  for (const [number, css] of own) rules.set(number, css);
  return { tag, className, rules: [...own.keys()] };
}

function toModule(
  exports: Readonly<Record<string, Finished | string | number | undefined>>,
  forServer: boolean,
) {
  const elementFile = elementFiles[forServer ? 'ssr' : 'client'];
  const lines = Object.entries(exports).map(([name, value]) => {
    if (typeof value !== 'object') return `export const ${name} = ${JSON.stringify(value)};`;
    const given = [value.tag, value.className, ...(forServer ? [value.rules] : [])];
    return `export const ${name} = element(${given.map((part) => JSON.stringify(part)).join(', ')});`;
  });
  return [`import { element } from ${JSON.stringify(elementFile)};`, ...lines].join('\n');
}

function isStyled(value: unknown): value is ElementType {
  return typeof value === 'object' && value !== null && 'styledComponentId' in value;
}
