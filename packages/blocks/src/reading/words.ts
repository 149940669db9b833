import type { Description } from '../describeSchema.ts';
import { wordsAgainst } from './accepts.ts';
import { type Fault, quoted } from './fault.ts';

/** Where a value stands, and who is told of it. */
export interface Place {
  readonly path: string;
  /** It stands in an entry of a list, which may be left out; what is in no list stands whatever is wrong in it. */
  readonly inEntry: boolean;
  /** Nothing it stands in can have a ground of its own: it stands on the page’s paper. */
  readonly onPaper: boolean;
  readonly tell: (fault: Fault) => void;
}

/** A value that cannot be shown whatever is done: whoever holds it says what becomes of it. */
export class Refused {
  readonly path: string;
  readonly reason: string;
  constructor(path: string, reason: string) {
    this.path = path;
    this.reason = reason;
  }
}

/** `linkGroups[0].titleText` in words, for a field without a title. */
function nameIn(path: string): string {
  const words = path
    .replaceAll(/\[\d{1,6}\]/g, '')
    .replace(/^.*\./, '')
    .replaceAll(/(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What a field is called. */
export const nameOf = (field: Description, path: string): string => field.title ?? (nameIn(path) || 'It');

const figures = new Intl.NumberFormat('en-GB');
/** A count as it is read. */
export const figure = (count: number): string => figures.format(count);

/** What each kind of field takes, after ‘must be’. */
function kindWords(field: Description): string {
  switch (field.kind) {
    case 'text':
      return 'a text';
    case 'number':
      return field.minimum === undefined || field.maximum === undefined
        ? 'a number'
        : `a number from ${figure(field.minimum)} to ${figure(field.maximum)}`;
    case 'boolean':
      return 'true or false';
    case 'choice':
      return `one of ${field.values.join(', ')}`;
    case 'list':
    case 'tuple':
      return 'a list';
    case 'media':
      return 'a picture or a video of the media service, or a picture’s url and alt';
    case 'either':
      return field.options.map(kindWords).join(', or ');
    default:
      return 'a group of fields';
  }
}

/** A value that cannot be shown, with the reason in words. */
export function refuse(field: Description, value: unknown, { path }: Place): Refused {
  const name = nameOf(field, path);
  if (value === undefined || value === null) return new Refused(path, `${name} is missing.`);
  const words = wordsAgainst(field, value) ?? `must be ${kindWords(field)}`;
  const said = words.startsWith('must') ? `is ${quoted(value)}, and ${words}` : words;
  return new Refused(path, `${name} ${said}.`);
}

/** Tells what a value was read as, and gives it. */
export function readAs(field: Description, written: unknown, meant: unknown, { path, tell }: Place): unknown {
  const reason = `${nameOf(field, path)} is ${quoted(written)}: it is read as ${quoted(meant)}.`;
  tell({ path, reason, done: 'repaired' });
  return meant;
}

/** What an editor is told stands in place of a value that cannot be shown. */
export function insteadOf(field: Description): string {
  if (field.required && field.kind === 'media') return 'The shop’s placeholder stands there.';
  if (field.required && field.kind === 'text' && field.format === 'link') return 'It leads nowhere.';
  if (field.required) return 'It is shown without it.';
  const usual = field.default;
  return usual === undefined || usual === '' || typeof usual === 'object'
    ? 'It is left out.'
    : `${quoted(usual)} is used instead.`;
}
