/** More fields, files and values than any large body of the shop is made of. */
const maxParts = 1_000;

/**
 * Whether a body is made of so many small parts that reading them takes many times its size: each field of a form is
 * some hundred bytes of memory, whatever it holds. It is told from the bytes, without reading the parts.
 *
 * @param type As `Content-Type` has it: a form of either kind, else JSON.
 */
export function hasManyParts(bytes: Uint8Array, type: string): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return separatorsOf(type).some((separator) => occursMoreThan(maxParts, body, separator));
}

function separatorsOf(type: string): readonly string[] {
  if (/^application\/x-www-form-urlencoded/i.test(type)) return ['&'];
  if (!/^multipart\//i.test(type)) return [',', '[', '{'];
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(type) ?? [];
  // Without one no part can be found.
  return [`--${quoted ?? plain ?? ''}`];
}

function occursMoreThan(times: number, body: Buffer, separator: string): boolean {
  let found = 0;
  for (let at = body.indexOf(separator); at !== -1; at = body.indexOf(separator, at + separator.length)) {
    found += 1;
    if (found > times) return true;
  }
  return false;
}
