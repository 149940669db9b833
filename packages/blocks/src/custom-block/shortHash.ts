/** Eight letters and digits that change with the text. It names things; it guards nothing. */
export function shortHash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  const mixed = (high ^ (low >>> 16)) >>> 0;
  return (mixed.toString(36) + (low >>> 0).toString(36)).padStart(8, '0').slice(0, 8);
}
