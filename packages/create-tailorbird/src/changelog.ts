import { isExact, isOlder } from './version.ts';

/** One thing that a version brought. */
export interface Note {
  readonly version: string;
  readonly text: string;
  /** Whether it asks something of shops. */
  readonly isTodo: boolean;
}

/** How a changeset begins that a shop has to do something about. */
const todo = 'In your shop:';

/** Items about nothing but versions of other packages: `@tailorbird/tokens@0.2.0`. */
const onlyMoved = /^(?:Updated dependencies\b.*|@?[\w-]+(?:\/[\w-]+)?@\d[\w.-]*)$/;

/** The notes of a changelog, as changesets write it, of versions after one and up to another, newest first. */
export function notesBetween(
  changelog: string,
  { after, upTo }: { readonly after: string; readonly upTo: string },
): readonly Note[] {
  return changelog.split(/^## /m).flatMap((part) => {
    const [version = '', ...lines] = part.split('\n');
    const isWanted = isExact(version) && isOlder(after, version) && !isOlder(upTo, version);
    return isWanted ? itemsOf(lines).map((text) => noteOf(version, text)) : [];
  });
}

/** The items of a list, each as one line. Headings end one. */
function itemsOf(lines: readonly string[]): readonly string[] {
  const items: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push([line.slice(2)]);
    else if (line.startsWith('#')) items.push([]);
    else items.at(-1)?.push(line);
  }
  return items
    .map((item) =>
      item
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' '),
    )
    .filter((item) => item !== '' && !onlyMoved.test(item));
}

function noteOf(version: string, item: string): Note {
  // The commit that a changeset came with stands before it.
  const text = item.replace(/^[0-9a-f]{7,40}: /, '');
  return { version, text, isTodo: text.startsWith(todo) };
}
