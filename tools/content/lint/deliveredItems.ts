import { inside } from '../../../packages/blocks/src/reading/fault.ts';
import { blockIdOf } from '../../../packages/blocks/src/schemaAddress.ts';

/** A piece of content that names its schema, wherever it stands in a document. */
export interface DeliveredItem {
  /** The last part of its schema’s address. */
  readonly id: string;
  /** Where it stands: `slots[2]`; empty for the document itself. */
  readonly path: string;
  readonly content: Readonly<Record<string, unknown>>;
}

function schemaOf(content: object): string {
  const meta: unknown = Reflect.get(content, '_meta');
  const schema: unknown = typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'schema') : undefined;
  return typeof schema === 'string' ? schema : '';
}

/** Every item of ours in a document, the document itself first. */
export function deliveredItems(json: unknown, path = ''): readonly DeliveredItem[] {
  if (Array.isArray(json)) return json.flatMap((part, at) => deliveredItems(part, inside(path, at)));
  if (typeof json !== 'object' || json === null) return [];
  const id = blockIdOf(schemaOf(json));
  const content = { ...json };
  return [
    ...(id === undefined ? [] : [{ id, path, content }]),
    ...Object.entries(json).flatMap(([key, part]) => deliveredItems(part, inside(path, key))),
  ];
}
