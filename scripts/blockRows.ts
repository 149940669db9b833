import { schemas } from '../packages/blocks/src/schemas.ts';
import type { ImportSource } from './importSources.ts';

/** How a block is shown, as the registry says. */
export type BlockRow = {
  readonly id: string;
  readonly hydrate: 'load' | 'visible' | 'never';
  /** The file that exports its component, where it comes later and is one of those that were asked for. */
  readonly source: string | undefined;
};

/** The blocks' registry as far as it is read here; its own type needs a compiler of components. */
type Row = { readonly hydrate: 'visible' | 'never'; readonly load: () => Promise<unknown> };
type Registry = { readonly [id: string]: Row | ((content: unknown) => unknown) };

/**
 * The rows of the registry, each with the one of `sources` (files from the repository's root) that exports its component.
 * Throws where a block has no row: none may go unread.
 */
export async function blockRows(
  importSource: ImportSource,
  sources: readonly string[],
): Promise<readonly BlockRow[]> {
  // The compiler holds the rows against the blocks' ids; that they were read is seen to below.
  const { registry = {} } = (await importSource('packages/blocks/src/registry.tsx')) as {
    registry?: Registry;
  };
  const missing = Object.keys(schemas).filter((id) => !Object.hasOwn(registry, id));
  if (missing.length > 0) throw new Error(`These blocks have no row in the registry: ${missing.join(', ')}.`);
  const exported = new Map<unknown, string>();
  for (const source of sources)
    for (const value of Object.values(await importSource(source))) exported.set(value, source);
  return Promise.all(
    Object.entries(registry).map(async ([id, row]) =>
      typeof row === 'function'
        ? { id, hydrate: 'load' as const, source: undefined }
        : { id, hydrate: row.hydrate, source: exported.get(await row.load()) },
    ),
  );
}
