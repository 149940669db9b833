const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Whether XML can write a character: of those below a space only tab and the ends of lines. */
function isWritable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code !== 0xfffe && code !== 0xffff) || code === 0x9 || code === 0xa || code === 0xd;
}

/** A piece of XML; every value put in is text. */
export function xml(pieces: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw(
    { raw: pieces },
    ...values.map((value) =>
      Array.from(value.toWellFormed())
        .filter(isWritable)
        .map((character) => entities[character] ?? character)
        .join(''),
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
