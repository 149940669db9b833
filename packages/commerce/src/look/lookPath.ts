/**
 * Where pieces are bought together, by the addresses of their product pages, all without market prefix:
 * `/look/12-Moss_Green,34-Ink`.
 * @returns Undefined where one of them is no product page.
 */
export function lookPath(productPaths: readonly string[]): string | undefined {
  const pieces = productPaths.map((path) =>
    /^\/p\/([1-9]\d{0,8})\/[^/?#]+\/([^/?#]+)/.exec(path)?.slice(1).join('-'),
  );
  return pieces.includes(undefined) ? undefined : `/look/${pieces.join(',')}`;
}
