/** Characters of CSS that a slow phone reads without keeping a shopper waiting. */
const mostAtOnce = 16_000;

/**
 * Adds the rules of what pages show later, each in its place: the cascade is the order of `rules`, of which the page
 * has some already, in `<style data-rules="3-7">`. What it has is left alone, as a rule that came twice would make the
 * browser style every element anew. `pause` is awaited between two pieces of work.
 */
export async function addMissingRules(
  document: Document,
  rules: readonly string[],
  pause: () => Promise<void>,
): Promise<void> {
  let next = 0;
  let added = 0;
  const add = async (style: HTMLStyleElement, put: (style: HTMLStyleElement) => void) => {
    if (added + style.textContent.length > mostAtOnce) {
      await pause();
      added = 0;
    }
    put(style);
    added += style.textContent.length;
  };
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-rules]')) {
    const [first = 0, last = first] = (style.dataset['rules'] ?? '').split('-').map(Number);
    for (const missing of piecesOf(document, rules, next, first))
      await add(missing, (piece) => style.before(piece));
    next = last + 1;
  }
  for (const missing of piecesOf(document, rules, next, rules.length))
    await add(missing, (piece) => document.head.append(piece));
  await pause();
}

function* piecesOf(document: Document, rules: readonly string[], from: number, to: number) {
  for (let first = from; first < to; ) {
    let css = '';
    let end = first;
    while (end < to && (css === '' || css.length + (rules[end] ?? '').length <= mostAtOnce)) {
      css += rules[end] ?? '';
      end += 1;
    }
    const style = document.createElement('style');
    style.dataset['rules'] = `${first}-${end - 1}`;
    style.textContent = css;
    yield style;
    first = end;
  }
}
