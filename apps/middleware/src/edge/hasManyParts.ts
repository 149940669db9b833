import { MIMEType } from 'node:util';

/** More fields, files and values than any large body of the shop is made of. */
const maxParts = 1_000;

/**
 * Whether a body is made of so many small parts that reading them takes many times its size: each field of a form is
 * some hundred bytes of memory, whatever it holds. It is told from the bytes, without reading the parts; where the type
 * does not say what parts them, they are taken for many.
 *
 * @param type As `Content-Type` has it: a form of either kind, else JSON.
 */
export function hasManyParts(bytes: Uint8Array, type: string): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const separators = separatorsOf(type);
  return !separators || separators.some((separator) => occursMoreThan(maxParts, body, separator));
}

function separatorsOf(type: string): readonly string[] | undefined {
  // Of several types in one header the platform takes the last that it understands, whichever is asked about here.
  if (type.includes(',')) return undefined;
  if (/^application\/x-www-form-urlencoded/i.test(type)) return ['&'];
  if (!/^multipart\//i.test(type)) return [',', '[', '{'];
  const boundary = boundaryOf(type);
  return boundary ? [`--${boundary}`] : undefined;
}

/** As the platform reads it, with its quotes and backslashes. */
function boundaryOf(type: string): string | null {
  try {
    return new MIMEType(type).params.get('boundary');
  } catch {
    return null;
  }
}

function occursMoreThan(times: number, body: Buffer, separator: string): boolean {
  let found = 0;
  for (let at = body.indexOf(separator); at !== -1; at = body.indexOf(separator, at + separator.length)) {
    found += 1;
    if (found > times) return true;
  }
  return false;
}
