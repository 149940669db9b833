const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters XML has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A piece of XML; every value put in is text. */
export function xml(pieces: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw(
    { raw: pieces },
    ...values.map((value) =>
      value
        .toWellFormed()
        .replaceAll(unwritable, '')
        .replaceAll(/[&<>"']/g, (character) => entities[character] ?? ''),
    ),
  );
}

const hour = 3600;

/** An answer in XML, the same for everyone, an hour old at the most. */
export function xmlResponse(body: string): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=0, s-maxage=${hour}, stale-while-revalidate=86400`,
    },
  });
}
