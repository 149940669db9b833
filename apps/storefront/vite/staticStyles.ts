import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createServer, type Plugin, type UserConfig } from 'vite';
import { withoutMarks } from '../app/withoutMarks.ts';

const stylesFile = /\.styles\.tsx?$/;
const stylesheet = 'virtual:static-styles';
const staticElement = fileURLToPath(new URL('../app/staticElement.ts', import.meta.url));

interface ExtractedStyles {
  /** File of styles → what the browser needs of it. */
  readonly modules: ReadonlyMap<string, string>;
  readonly css: string;
}

/**
 * Takes styled-components out of what browsers load. Every template is static (decision 3), so each `*.styles.ts` is
 * evaluated once while building, with styled-components itself: the browser's build gets elements with finished class
 * names, and one stylesheet for what pages show later. Servers keep styled-components and put the rules a page
 * needs into it, with the same class names.
 */
export function staticStyles({ root, oxc }: { root: string; oxc: UserConfig['oxc'] }): Plugin {
  let building = false;
  let extracted: ExtractedStyles | undefined;
  return {
    name: 'tailorbird:static-styles',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    async buildStart() {
      extracted = building && this.environment.name === 'client' ? await extract(root, oxc) : undefined;
    },
    resolveId: (id) => (id === stylesheet ? `\0${stylesheet}` : undefined),
    load(id) {
      if (id === `\0${stylesheet}`) {
        if (!extracted) return 'export default undefined';
        const file = this.emitFile({ type: 'asset', name: 'styles.css', source: extracted.css });
        return `export default import.meta.ROLLUP_FILE_URL_${file}`;
      }
      return extracted && stylesFile.test(id) ? extracted.modules.get(id) : undefined;
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
      {
        cwd: root,
      },
    );
    const modules = new Map<string, string>();
    const sheet = new ServerStyleSheet();
    for (const file of files.toSorted()) {
      const id = `${root}/${file}`;
      modules.set(id, toModule(await server.ssrLoadModule(id), sheet));
    }
    return { modules, css: rulesOf(sheet) };
  } finally {
    await server.close();
  }
}

function toModule(exports: Readonly<Record<string, unknown>>, sheet: ServerStyleSheet): string {
  const lines = Object.entries(exports).map(([name, value]) => {
    if (isStyled(value)) return `export const ${name} = staticElement(${render(value, sheet)});`;
    // A fragment of CSS is of use to other styles only, which are finished.
    return `export const ${name} = ${typeof value === 'string' || typeof value === 'number' ? JSON.stringify(value) : 'undefined'};`;
  });
  return [`import { staticElement } from ${JSON.stringify(staticElement)};`, ...lines].join('\n');
}

function isStyled(value: unknown): value is ElementType {
  return typeof value === 'object' && value !== null && 'styledComponentId' in value;
}

/** Tag and class names of a component, as styled-components writes them. */
function render(component: ElementType, sheet: ServerStyleSheet): string {
  const html = renderToStaticMarkup(sheet.collectStyles(createElement(component)));
  const [, tag, className] = /^<([a-z0-9]+) class="([^"]*)"/.exec(html) ?? [];
  if (!tag || !className) throw new Error(`A styled component rendered no element with a class: ${html}`);
  return `${JSON.stringify(tag)}, ${JSON.stringify(className)}`;
}

/** The rules collected, without the element around them. */
function rulesOf(sheet: ServerStyleSheet): string {
  return withoutMarks(sheet.getStyleTags()).replaceAll(/<\/?style[^>]*>/g, '');
}
