import { cruise } from 'dependency-cruiser';
import { root } from '../root.ts';

/** A package of the registry, or one of ours, as a workspace sees it. */
export interface Link {
  /** The workspace that imports it, `apps/middleware`; an empty text for the repository’s own files. */
  readonly workspace: string;
  readonly name: string;
}

/** What some files need to run. Paths are taken from the repository. */
export interface Traced {
  readonly files: readonly string[];
  readonly links: readonly Link[];
}

const ofRegistry = /(?:^|\/)node_modules\/(?:\.pnpm\/)?/;

/**
 * Follows imports from `entries`, types left aside: the files of the repository that run, and the packages they name.
 *
 * @throws Where an import leads nowhere, with all that do not.
 */
export async function traceFiles(entries: readonly string[]): Promise<Traced> {
  const { output } = await cruise(
    [...entries],
    {
      baseDir: root,
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: false,
    },
    { exportsFields: ['exports'], conditionNames: ['node', 'import', 'default'] },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a text in place of its modules.');
  const lost = output.modules.filter(({ couldNotResolve }) => couldNotResolve);
  if (lost.length > 0)
    throw new Error(`Imports of the shop lead nowhere: ${lost.map(({ source }) => source).join(', ')}.`);
  const own = output.modules.filter(({ source, coreModule }) => !coreModule && !ofRegistry.test(source));
  const links = own.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module, coreModule }) => !coreModule && /^(?:@[\w-]+\/)?[\w-]/.test(module))
      .map(({ module }) => ({ workspace: workspaceOf(source), name: packageName(module) })),
  );
  const byPlace = new Map(links.map((link) => [`${link.workspace} ${link.name}`, link]));
  return { files: own.map(({ source }) => source).sort(), links: [...byPlace.values()] };
}

/** `apps/middleware` of `apps/middleware/src/env.ts`. */
export function workspaceOf(file: string): string {
  return /^(?:apps|packages)\/[^/]+/.exec(file)?.[0] ?? '';
}

/** `@scope/name` or `name` of what is imported from it. */
function packageName(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}
