/** The rules of files of styles that a page did not come with, put into it when something is shown that needs them. */
export interface LateRules {
  /** Whether the page came with the rules of a file, or was given them since. */
  readonly has: (file: number) => boolean;
  /** Puts a file's rules into the page, now or as soon as they have been fetched. */
  readonly need: (file: number) => void;
  /** Takes the rules of all files, by their number. */
  readonly take: (rules: readonly string[]) => void;
}

/**
 * A page names the files whose rules it came with: `<style data-rules="3 7">`. Of the others it is given those of what it
 * shows and no more: with each style that is put into a page a browser lays all of it out again, which keeps a cheap phone for a tenth of a
 * second. They are in layers, so the end of the head is as good a place as any.
 */
export function createLateRules(document: Document): LateRules {
  const had = new Set(
    [...document.querySelectorAll<HTMLStyleElement>('style[data-rules]')].flatMap(({ dataset }) =>
      (dataset['rules'] ?? '').split(' ').map(Number),
    ),
  );
  const wanted = new Set<number>();
  let known: readonly string[] | undefined;

  const put = (files: Iterable<number>) => {
    const numbers = [...files];
    const css = numbers.map((file) => known?.[file] ?? '').join('');
    for (const file of numbers) had.add(file);
    if (css === '') return;
    const style = document.createElement('style');
    style.dataset['rules'] = numbers.join(' ');
    style.textContent = css;
    document.head.append(style);
  };
  return {
    has: (file) => had.has(file),
    need: (file) => {
      if (had.has(file)) return;
      if (known) put([file]);
      else wanted.add(file);
    },
    take: (rules) => {
      known = rules;
      put(wanted);
      wanted.clear();
    },
  };
}
