/** A name as part of an address: `Trousers & Jeans` is `trousers-and-jeans`. */
export function addressPart(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
