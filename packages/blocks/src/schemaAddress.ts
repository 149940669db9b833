const base = 'https://tailorbird.example/schema/';

/** The address by which the content service names a block’s schema. */
export function schemaAddress(blockId: string): string {
  return base + blockId;
}

/**
 * The block a schema’s address names, known to us or not: the end of its path, as each content service has the types under
 * an address of its shop’s own. Nothing for what names a part of another schema, as links to pictures do.
 */
export function blockIdOf(address: string): string | undefined {
  return /^https?:\/\/[^/?#]+\/(?:[^?#]*\/)?(?<id>[\w-]+)$/.exec(address)?.groups?.['id'];
}
