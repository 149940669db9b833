import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAcceptedStyles } from './acceptedStyles.ts';

/** The accepted pictures: `{storyId}.{width}.webp`, and the browser they were taken in. */
export interface Baselines {
  readonly names: () => string[];
  readonly read: (name: string) => Buffer | undefined;
  readonly write: (name: string, webp: Buffer) => void;
  readonly remove: (name: string) => void;
  /** The styles an accepted picture was taken with, if they are known, and how they come to be. */
  readonly stylesOf: (name: string) => readonly string[] | undefined;
  readonly setStyles: (name: string, lines: readonly string[]) => void;
  readonly saveStyles: () => void;
  /** The browser's version line, e.g. `Chromium 153.0.8005.0`. */
  readonly browser: () => string | undefined;
  readonly setBrowser: (version: string) => void;
}

/** The accepted pictures in a folder. */
export function openBaselines(folder: string): Baselines {
  const fileOf = (name: string) => join(folder, `${name}.webp`);
  const browserFile = join(folder, 'browser.txt');
  const names = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith('.webp'))
      .map((file) => file.replace(/\.webp$/, ''));
  const read = (name: string) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : undefined);
  const styles = openAcceptedStyles(join(folder, 'styles.json'));
  return {
    names,
    read,
    stylesOf: (name) => {
      const picture = read(name);
      return picture && styles.of(name, picture);
    },
    setStyles: (name, lines) => {
      const picture = read(name);
      if (picture !== undefined) styles.set(name, picture, lines);
    },
    saveStyles: () => styles.save(names()),
    write: (name, webp) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(name), webp);
    },
    remove: (name) => rmSync(fileOf(name), { force: true }),
    browser: () => (existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : undefined),
    setBrowser: (version) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(browserFile, `${version}\n`);
    },
  };
}

/** Why pictures of one browser may not be compared with those of another: text is drawn differently. Nothing if they may. */
export function otherBrowser(accepted: string | undefined, version: string): string | undefined {
  const major = (line: string) => /(\d+)\./.exec(line)?.[1];
  if (accepted === undefined || major(accepted) === major(version)) return undefined;
  return (
    `The pictures were accepted in ${accepted}; this is ${version}, whose text is drawn differently.\n` +
    'Unset CHROMIUM_PATH to use the pinned browser, or accept them all anew: npm run test:visual -- --update'
  );
}
