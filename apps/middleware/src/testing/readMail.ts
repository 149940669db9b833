/** What a mail server took, as its two alternatives read. */
export function readMail(source: string): { readonly text: string; readonly html: string } {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(source) ?? [];
  const parts = source.split(`--${boundary}`);
  const partOf = (type: string) =>
    decoded(parts.find((part) => part.trimStart().startsWith(`Content-Type: ${type}`)) ?? '');
  return { text: partOf('text/plain'), html: partOf('text/html') };
}

function decoded(part: string): string {
  const end = part.indexOf('\r\n\r\n');
  const body = part.slice(end + 4);
  const bytes = /encoding: base64/i.test(part.slice(0, end))
    ? Buffer.from(body, 'base64')
    : Buffer.from(unquoted(body), 'latin1');
  return bytes.toString('utf8').replaceAll('\r\n', '\n').trim();
}

/** Quoted-printable as bytes. */
function unquoted(body: string): string {
  return body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
