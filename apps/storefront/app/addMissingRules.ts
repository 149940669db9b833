/** Characters of CSS that a slow phone reads without keeping a shopper waiting. */
const maxAtOnce = 16_000;

/**
 * Adds the rules that a page lacks of all, which are by the number of their file; what it has, it names in
 * `<style data-rules="3 7">`. They are in layers, so the end of the head is as good a place as any. What came twice would
 * make the browser style every element anew. `pause` is awaited between two pieces of work.
 */
export async function addMissingRules(
  document: Document,
  rules: readonly string[],
  pause: () => Promise<void>,
): Promise<void> {
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-rules]')];
  const had = new Set(styles.flatMap(({ dataset }) => dataset['rules']?.split(' ') ?? []));
  const missing = [...rules.keys()].filter((number) => !had.has(`${number}`));
  while (missing.length > 0) {
    const style = document.createElement('style');
    const numbers: number[] = [];
    let css = '';
    do {
      const number = missing.shift() ?? 0;
      numbers.push(number);
      css += rules[number] ?? '';
    } while (missing.length > 0 && css.length + (rules[missing[0] ?? 0]?.length ?? 0) <= maxAtOnce);
    style.dataset['rules'] = numbers.join(' ');
    style.textContent = css;
    document.head.append(style);
    await pause();
  }
}
