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
 * shows, each file's in a sheet that the document adopts. A style element would do, but where one has a layer Chromium
 * believes that the page's fonts may have changed, and lays all of it out again: a tenth of a second of a cheap phone.
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
    for (const file of files) {
      had.add(file);
      if (known?.[file]) adopt(document, known[file]);
    }
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

function adopt(document: Document, css: string): void {
  // Safari has it since 16.4; before, all is laid out again.
  if (!Reflect.has(document, 'adoptedStyleSheets')) {
    const style = Object.assign(document.createElement('style'), { textContent: css });
    document.head.append(style);
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
