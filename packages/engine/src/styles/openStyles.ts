import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createServer } from 'vite';
import { isStyled, namesByPath, rulesOf } from '../upstream/styledComponents.ts';

/** Where files of styles are, and where their rules belong. */
export interface StyleSources {
  /** The repository. */
  readonly root: string;
  /** Patterns of the files of styles, from the root. */
  readonly files: readonly string[];
  /** Puts the rules of a file, whose path is from the root, into their layer of the cascade. */
  readonly inLayer: (css: string, file: string) => string;
}

/** A styled component once it is finished: its tag and class names. */
interface FinishedElement {
  readonly tag: string;
  readonly className: string;
}

/** A file of styles once it is finished. */
export interface FinishedStyles {
  /** The file's number among all, by which a page says that it has its rules. */
  readonly number: number;
  /** All its rules, in their layer. */
  readonly css: string;
  /** A fragment of CSS is of use to other styles alone, which are finished: nothing of it is left. */
  readonly exports: Readonly<Record<string, FinishedElement | string | number | undefined>>;
}

/** The files of styles of a repository, which are finished when they are asked for. */
export interface Styles {
  readonly files: readonly string[];
  readonly finish: (file: string) => Promise<FinishedStyles>;
  /** Forgets what is made of a file that has changed, and says which files of styles are. */
  readonly change: (file: string) => string[];
  readonly close: () => Promise<void>;
}

/**
 * Evaluates files of styles with styled-components itself, which is possible without a page: every template is static
 * (decision 3). `displayName` puts a component's name into its class names.
 */
export async function openStyles(
  { root, files: patterns, inLayer }: StyleSources,
  { displayName }: { displayName: boolean },
): Promise<Styles> {
  const server = await createServer({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [namesByPath(root)],
    oxc: { plugins: { styledComponents: { displayName, fileName: false } } },
  });
  const files = globSync(patterns, { cwd: root })
    .toSorted()
    .map((file) => `${root}/${file}`);
  const numbers = new Map(files.map((file, number) => [file, number]));
  const finished = new Map<string, Promise<FinishedStyles>>();

  const numberOf = (file: string) => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return number;
  };
  const finish = async (file: string): Promise<FinishedStyles> => {
    const module = Object.entries(await server.ssrLoadModule(file));
    const rules = new Map<number, string>();
    const exports = Object.fromEntries(module.map(([name, value]) => [name, finishExport(value, rules)]));
    const css = [...rules].toSorted(([a], [b]) => a - b).map(([, text]) => text);
    return {
      number: numberOf(file),
      css: css.length > 0 ? inLayer(css.join(''), relative(root, file)) : '',
      exports,
    };
  };
  return {
    files,
    finish: (file) => {
      const known = finished.get(file) ?? finish(file);
      finished.set(file, known);
      return known;
    },
    change: (file) => {
      const { moduleGraph } = server.environments.ssr;
      const changed = new Set(moduleGraph.getModulesByFile(file));
      for (const module of changed) for (const importer of module.importers) changed.add(importer);
      for (const module of changed) moduleGraph.invalidateModule(module);
      const names = [...changed].flatMap((module) => module.file ?? []);
      return names.filter((name) => finished.delete(name));
    },
    close: () => server.close(),
  };
}

function finishExport(
  value: unknown,
  rules: Map<number, string>,
): FinishedElement | string | number | undefined {
  if (!isStyled(value)) return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(sheet.collectStyles(createElement(value)));
  const [, tag, className] = /^<([a-z0-9]+) class="([^"]*)"/.exec(html) ?? [];
  if (!tag || !className) throw new Error(`A styled component rendered no element with a class: ${html}`);
  for (const [number, css] of rulesOf(sheet.getStyleTags())) rules.set(number, css);
  return { tag, className };
}
