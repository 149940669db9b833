import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type FinishedStyles, openStyles, type StyleSources, type Styles } from './openStyles.ts';

const stylesFile = /\.styles\.tsx?$/;
const lateStyles = 'virtual:late-styles';
const beside = (file: string) => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));

interface Options extends StyleSources {
  /** Whether a built page has from its server the rules it needs, and fetches the others. Else a module brings its own. */
  readonly servesRules?: boolean;
}

/**
 * Takes styled-components out of what browsers load and servers run (decision 36): each `*.styles.ts` becomes elements
 * with finished class names, and its rules stand in their layer of the cascade. It is the same for a built
 * site, its development and Storybook, but for the way on which the rules come into a page.
 */
export function staticStyles({ servesRules = false, ...sources }: Options): Plugin {
  let building = false;
  let opening: Promise<Styles> | undefined;
  return {
    name: 'tailorbird:static-styles',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    async buildStart() {
      opening ??= open(sources, building);
      await opening;
    },
    resolveId: (id) => (id === lateStyles ? `\0${lateStyles}` : undefined),
    async load(id) {
      const styles = await opening;
      const isServer = this.environment.config.consumer === 'server';
      const fetches = building && servesRules && !isServer;
      if (id === `\0${lateStyles}`) {
        if (!styles || !fetches) return 'export const href = undefined;';
        const all = await Promise.all(styles.files.map(styles.finish));
        const source = JSON.stringify(all.map(({ css }) => css));
        const file = this.emitFile({ type: 'asset', name: 'styles.json', source });
        return `export const href = import.meta.ROLLUP_FILE_URL_${file};`;
      }
      if (!styles || !stylesFile.test(id)) return undefined;
      const finished = await styles.finish(id);
      if (isServer) return served(finished);
      return fetches ? coming(finished) : elements(finished) + bringing(finished);
    },
    async hotUpdate({ file, modules }) {
      const changed = (await opening)?.change(file) ?? [];
      const graph = this.environment.moduleGraph;
      return [...new Set([...modules, ...changed.flatMap((name) => graph.getModuleById(name) ?? [])])];
    },
    async buildEnd() {
      if (!building) await (await opening)?.close();
    },
  };
}

/** A build finishes every file at once; where there is an editor, each is finished when it is asked for. */
async function open(sources: StyleSources, building: boolean): Promise<Styles> {
  const styles = await openStyles(sources, { displayName: !building });
  if (!building) return styles;
  try {
    await Promise.all(styles.files.map(styles.finish));
    return styles;
  } finally {
    await styles.close();
  }
}

/** A file of styles in a browser. */
function elements({ exports }: FinishedStyles, more = '', elementFile = 'staticElement.ts'): string {
  const lines = Object.entries(exports).map(([name, value]) => {
    if (typeof value !== 'object') return `export const ${name} = ${JSON.stringify(value)};`;
    return `export const ${name} = element(${JSON.stringify(value.tag)}, ${JSON.stringify(value.className)}${more});`;
  });
  return [`import { element } from ${beside(elementFile)};`, ...lines].join('\n');
}

/** A file of styles in a browser that fetches the rules which its page did not come with. */
function coming(finished: FinishedStyles): string {
  return elements(finished, `, ${finished.number}`, 'lateElement.ts');
}

/** What a file of styles has besides where it brings its rules into the page itself. */
function bringing({ number, css }: FinishedStyles): string {
  return `\nimport { putRules } from ${beside('putRules.ts')};\nputRules(${number}, ${JSON.stringify(css)});`;
}

/** A file of styles on a server. */
function served(finished: FinishedStyles): string {
  const { number, css } = finished;
  return `const rules = ${JSON.stringify({ number, css })};\n${elements(finished, ', rules', 'servedElement.ts')}`;
}
