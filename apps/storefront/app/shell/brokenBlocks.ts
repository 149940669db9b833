import type { BrokenBlock } from '@tailorbird/blocks/parse';

function valueAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isBroken(value: unknown): value is BrokenBlock {
  return (
    ['key', 'schemaId', 'problem', 'shown'].every((name) => typeof valueAt(value, name) === 'string') &&
    typeof valueAt(value, 'position') === 'number'
  );
}

/** What is broken on the page, as its loaders told: under `broken`, those of content pages under `page`. */
export function brokenBlocks(loaderData: readonly unknown[]): readonly BrokenBlock[] {
  return loaderData.flatMap((data) => {
    const broken = valueAt(valueAt(data, 'page') ?? data, 'broken');
    return Array.isArray(broken) ? broken.filter(isBroken) : [];
  });
}
