const styles = new Map<number, HTMLStyleElement>();

/**
 * Puts a file's rules into the page, in the place of those it had there before it was edited. In a built shop they come
 * with the page and with `lateStyles` instead.
 */
export function putRules(file: number, css: string): void {
  const style = styles.get(file) ?? document.createElement('style');
  style.dataset['rules'] = `${file}`;
  style.textContent = css;
  if (styles.has(file)) return;
  styles.set(file, style);
  document.head.append(style);
}
