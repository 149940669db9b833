import { err, ok, type Result } from '@tailorbird/commerce/result';

/**
 * The bytes of a request's body. The error is that there are more than `maxBytes`; what a header says of the length is
 * believed where it is too large, and counted where it is not, so that no more than the limit is ever held.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Result<Uint8Array<ArrayBuffer>, 'too-large'>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return err('too-large');
  if (!request.body) return ok(new Uint8Array());
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return ok(new Uint8Array(Buffer.concat(parts)));
    length += value.byteLength;
    if (length > maxBytes) {
      void reader.cancel().catch(() => undefined);
      return err('too-large');
    }
    parts.push(value);
  }
}
