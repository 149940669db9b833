import type { Description, Fields } from '../describeSchema.ts';
import { accepts } from './accepts.ts';
import { choiceMeant, numberMeant, textsMeant, truthMeant } from './asMeant.ts';
import { type Fault, inside } from './fault.ts';
import { legibleColours } from './legible.ts';
import { standIn } from './standIn.ts';
import { figure, insteadOf, nameOf, type Place, Refused, readAs, refuse } from './words.ts';

type Of<Kind extends Description['kind']> = Extract<Description, { kind: Kind }>;

/** Beyond so many times what reads best it is no mistake of taste: the rest is cut. */
const farTooMuch = 20;

function mendText(field: Of<'text'>, written: unknown, place: Place): unknown {
  const value = typeof written === 'number' ? readAs(field, written, String(written), place) : written;
  if (typeof value !== 'string') return refuse(field, value, place);
  const fitting = cutText(field, value, place);
  if (accepts(field, fitting)) return fitting;
  const meant = textsMeant(field, value).find((text) => accepts(field, text));
  return meant === undefined ? refuse(field, value, place) : readAs(field, value, meant, place);
}

/** Tells of a text that is longer or shorter than reads well; only one that no layout could hold is cut. */
function cutText(field: Of<'text'>, value: string, { path, tell }: Place): string {
  const { minimum = 0, maximum, hard } = field;
  const name = nameOf(field, path);
  const { length } = value.trim();
  if (length < minimum) {
    const reason =
      length === 0
        ? `${name} is empty.`
        : `${name} is ${length} letters long; ${minimum} at least read best.`;
    if (!(length === 0 && field.blank))
      tell({ path, reason, done: length === 0 && field.required ? 'replaced' : 'kept' });
  }
  if (maximum === undefined || length <= maximum) return value;
  const most = hard ? maximum : maximum * farTooMuch;
  if (length <= most) {
    tell({ path, reason: `${name} is ${figure(length)} letters long; ${maximum} read best.`, done: 'kept' });
    return value;
  }
  const reason = `${name} is ${figure(length)} letters long: it is cut after ${figure(most)}.`;
  tell({ path, reason, done: 'repaired' });
  return value
    .trim()
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '');
}

function mendNumber(field: Of<'number'>, value: unknown, place: Place): unknown {
  const meant = numberMeant(value);
  const { minimum = -Infinity, maximum = Infinity, hard } = field;
  if (meant === undefined || (hard && (meant < minimum || meant > maximum)))
    return refuse(field, value, place);
  const within = Math.min(Math.max(field.whole ? Math.round(meant) : meant, minimum), maximum);
  return within === value ? within : readAs(field, value, within, place);
}

function mendAs(field: Description, value: unknown, meant: unknown, place: Place): unknown {
  if (meant === undefined) return refuse(field, value, place);
  return meant === value ? value : readAs(field, value, meant, place);
}

function mendList(field: Of<'list'>, value: unknown, place: Place): unknown {
  if (!Array.isArray(value)) return mendLone(field, value, place);
  const { path, tell } = place;
  const { minimum = 0, maximum = Infinity, item, hard } = field;
  const name = nameOf(field, path);
  const most = hard ? maximum : maximum * farTooMuch;
  const entries = value.slice(0, most).flatMap((entry: unknown, at) => {
    const mended = mend(item, entry, { ...place, path: inside(path, at), inEntry: true });
    if (!(mended instanceof Refused)) return [mended];
    tell({ path: mended.path, reason: `${mended.reason} The entry is left out.`, done: 'left out' });
    return [];
  });
  const count = value.length;
  if (entries.length === 0 && minimum > 0 && place.inEntry)
    return new Refused(path, `${name} ${count === 0 ? 'is empty' : 'has nothing left in it'}.`);
  if (count > most)
    tell({
      path,
      reason: `${name} has ${figure(count)} entries: the first ${figure(most)} are shown.`,
      done: 'left out',
    });
  else if (count > maximum)
    tell({ path, reason: `${name} has ${count} entries; ${maximum} at most are best.`, done: 'kept' });
  else if (count < minimum)
    tell({
      path,
      reason: `${name} has ${count || 'no'} entries; ${minimum} at least are best.`,
      done: 'kept',
    });
  return entries;
}

/** A single entry where a list belongs is a list of one. */
function mendLone(field: Of<'list'>, value: unknown, place: Place): unknown {
  if (field.item.kind === 'anything') return refuse(field, value, place);
  const entry = mend(field.item, value, { ...place, inEntry: true });
  return entry instanceof Refused ? refuse(field, value, place) : readAs(field, value, [entry], place);
}

function mendTuple(field: Of<'tuple'>, value: unknown, place: Place): unknown {
  if (!Array.isArray(value)) return refuse(field, value, place);
  const mended = field.items.map((item, at) =>
    inPlace(item, value[at], { ...place, path: inside(place.path, at) }),
  );
  return mended.find((part) => part instanceof Refused) ?? mended;
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mendGroup(field: Of<'group'>, value: unknown, place: Place): unknown {
  if (!isGroup(value)) return refuse(field, value, place);
  const mended: [string, unknown][] = [];
  const onPaper = place.onPaper && !Object.hasOwn(field.fields, 'backgroundColour');
  for (const [name, inner] of Object.entries(field.fields)) {
    const written = Object.hasOwn(value, name) ? value[name] : undefined;
    if (!inner.required && (written === undefined || (written === null && !inner.nullable))) continue;
    const part = inPlace(inner, written, { ...place, onPaper, path: inside(place.path, name) });
    if (part instanceof Refused) return part;
    if (part !== undefined) mended.push([name, part]);
  }
  tellUnused(field.fields, value, place);
  tellIncomplete(field, Object.fromEntries(mended), place);
  return inLegibleColours(field.fields, Object.fromEntries(mended), { ...place, onPaper });
}

/** Words that could not be read on the colour under them have one that can. */
function inLegibleColours(fields: Fields, group: Readonly<Record<string, unknown>>, place: Place): unknown {
  const legible = legibleColours(fields, group, place.onPaper);
  for (const { name, given, ground, ratio, colour } of legible) {
    if (given === undefined) continue;
    const path = inside(place.path, name);
    const called = fields[name] === undefined ? name : nameOf(fields[name], path);
    const reason = `${called} ${given} on ${ground} has a contrast of ${ratio.toFixed(1)} to 1, in which many could not read it: it is shown in ${colour}.`;
    place.tell({ path, reason, done: 'repaired' });
  }
  return { ...group, ...Object.fromEntries(legible.map(({ name, colour }) => [name, colour])) };
}

/** A field of a group: where it cannot be shown, its default stands, or as little as can be. */
function inPlace(field: Description, value: unknown, place: Place): unknown {
  const mended = mend(field, value, place);
  if (!(mended instanceof Refused)) return mended;
  const { path, reason } = mended;
  if (field.required && place.inEntry) return mended;
  place.tell({ path, reason: `${reason} ${insteadOf(field)}`, done: 'replaced' });
  return field.required ? standIn(field) : undefined;
}

/** The field whose name is nearly this one. */
function nearest(fields: Fields, name: string): string | undefined {
  const plainOf = (written: string) => written.toLowerCase().replaceAll('colour', 'color');
  const plain = plainOf(name);
  return Object.keys(fields).find((field) => {
    const own = plainOf(field);
    return own === plain || own.startsWith(plain) || plain.startsWith(own);
  });
}

function tellUnused(fields: Fields, value: Readonly<Record<string, unknown>>, { path, tell }: Place): void {
  if (/(?:^|\.)_meta$/.test(path)) return;
  for (const name of Object.keys(value)) {
    if (name === '_meta' || Object.hasOwn(fields, name) || value[name] === undefined) continue;
    const meant = nearest(fields, name);
    const hint = meant === undefined || Object.hasOwn(value, meant) ? '' : ` Was ${meant} meant?`;
    tell({
      path: inside(path, name),
      reason: `${name} is no field here, and is not used.${hint}`,
      done: 'unused',
    });
  }
}

/** Tells of a group of which a part is given, and another without which it is not shown is not. */
function tellIncomplete(
  field: Description,
  group: Readonly<Record<string, unknown>>,
  { path, tell }: Place,
): void {
  const { together = [] } = field;
  const missing = together.filter((name) => !group[name]);
  if (missing.length === 0 || missing.length === together.length) return;
  const fields = field.kind === 'group' ? field.fields : {};
  const names = missing.map((name) => (fields[name]?.title ?? name).toLowerCase()).join(' and no ');
  tell({ path, reason: `${nameOf(field, path)} has no ${names}, and is not shown.`, done: 'left out' });
}

/** What is tried one after another: the first that nothing was to be told of, or else the one with the fewest faults. */
function mendEither(
  options: readonly Description[],
  field: Description,
  value: unknown,
  place: Place,
): unknown {
  const tries = options.map((option) => {
    const told: Fault[] = [];
    return {
      mended: mend(option, value, { ...place, inEntry: true, tell: (fault) => told.push(fault) }),
      told,
    };
  });
  const [best] = tries
    .filter(({ mended }) => !(mended instanceof Refused))
    .toSorted((one, other) => one.told.length - other.told.length);
  if (best === undefined) return refuse(field, value, place);
  for (const fault of best.told) place.tell(fault);
  return best.mended;
}

function mendMedia(field: Of<'media'>, value: unknown, place: Place): unknown {
  if (accepts(field, value)) return value;
  if (typeof value === 'string' && accepts(field, { url: value, alt: '' }))
    return readAs(field, value, { url: value, alt: '' }, place);
  if (field.forms === undefined)
    return mendGroup({ ...field, kind: 'group' }, value, { ...place, inEntry: true });
  return isGroup(value) ? mendEither(field.forms, field, value, place) : refuse(field, value, place);
}

/**
 * A value as it can be shown where this field is: itself, as it was meant, or without what is wrong in it. Everything that was done,
 * and all that could be better, is told.
 */
export function mend(field: Description, value: unknown, place: Place): unknown {
  if ((value === undefined || value === null) && !field.nullable) return refuse(field, value, place);
  switch (field.kind) {
    case 'text':
      return mendText(field, value, place);
    case 'number':
      return mendNumber(field, value, place);
    case 'boolean':
      return mendAs(field, value, typeof value === 'boolean' ? value : truthMeant(value), place);
    case 'choice':
      return field.blank && value === '' ? value : mendAs(field, value, choiceMeant(field, value), place);
    case 'list':
      return mendList(field, value, place);
    case 'tuple':
      return mendTuple(field, value, place);
    case 'group':
      return mendGroup(field, value, place);
    case 'media':
      return field.blank && value === '' ? value : mendMedia(field, value, place);
    case 'either':
      return field.blank && value === '' ? value : mendEither(field.options, field, value, place);
    case 'anything':
      return value;
  }
}
