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
  let numbers: number[] = [];
  let css = '';
  const add = async () => {
    const style = document.createElement('style');
    style.dataset['rules'] = numbers.join(' ');
    style.textContent = css;
    document.head.append(style);
    numbers = [];
    css = '';
    await pause();
  };
  for (const [number, text] of rules.entries()) {
    if (had.has(`${number}`)) continue;
    if (css && css.length + text.length > maxAtOnce) await add();
    numbers.push(number);
    css += text;
  }
  if (numbers.length > 0) await add();
}
