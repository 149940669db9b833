const base = 'https://tailorbird.example/schema/';

/** The address by which the content service names a block’s schema. */
export function schemaAddress(blockId: string): string {
  return base + blockId;
}

/** The block a schema’s address names, known to us or not; nothing for an address that is not ours. */
export function blockIdOf(address: string): string | undefined {
  return address.startsWith(base) ? address.slice(base.length) : undefined;
}
