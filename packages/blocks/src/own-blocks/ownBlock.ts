import type { Draw } from '@tailorbird/engine/lazyComponent';
import type { z } from 'zod';
import type { LazyRow } from '../blockRow.ts';

/** The id of a shop's own block. It begins as none of this package's ever does, so that a later version takes it from nobody. */
export type OwnBlockId = `own-${string}`;

/** A block of a shop's own: what its content must be, and what draws it. */
export interface OwnBlock {
  readonly schema: z.ZodObject;
  /** A component alone comes with every page; one that comes later says when it hydrates. */
  readonly row: Draw<never> | LazyRow<never>;
}

/** The blocks that a shop has beside those of this package, by the last part of their schemas' addresses. */
export type OwnBlocks = { readonly [id: OwnBlockId]: OwnBlock };

/** One definition behind a block of a shop's own: its component draws what its schema has read. */
export function ownBlock<Schema extends z.ZodObject>(
  schema: Schema,
  row: Draw<z.output<Schema>> | LazyRow<z.output<Schema>>,
): OwnBlock {
  return { schema, row };
}

/** The own block that an id names, if the shop has it. */
export function ownBlockOf(own: OwnBlocks, id: string | undefined): OwnBlock | undefined {
  if (id === undefined || !Object.hasOwn(own, id)) return undefined;
  // The line above found the id among those of `own`.
  return own[id as OwnBlockId];
}
