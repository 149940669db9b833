const group = /([\s\S]*?)data-styled\.g(\d+)\[id="[^"]*"\]\{content:"[^"]*"\}\/\*!sc\*\//g;

/**
 * The rules of a styled-components sheet, by the number of the component they belong to (the cascade's order), without the
 * marks by which its run time would find them again.
 */
export function rulesOf(styleTags: string): ReadonlyMap<number, string> {
  const css = styleTags.replaceAll(/<\/?style[^>]*>/g, '');
  return new Map(
    [...css.matchAll(group)].map(([, rules = '', number]) => [
      Number(number),
      rules.replaceAll('/*!sc*/', '').trim(),
    ]),
  );
}
