import { color } from '@tailorbird/tokens/roles';
import type { Description } from '../describeSchema.ts';

type Of<Kind extends Description['kind']> = Extract<Description, { kind: Kind }>;

/** Without what people write differently: case, spaces, hyphens, and the other spelling of centre. */
const plain = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
    .replace(/^center$/, 'centre');

/** The value of a choice that somebody meant; nothing where it is none of them. */
export function choiceMeant(
  { values }: Of<'choice'>,
  written: unknown,
): string | number | boolean | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof written)) return undefined;
  return values.find((value) => plain(value) === plain(written));
}

const truths: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  1: true,
  false: false,
  no: false,
  off: false,
  0: false,
};

/** The yes or no that somebody meant. */
export function truthMeant(written: unknown): boolean | undefined {
  const word = typeof written === 'string' || typeof written === 'number' ? plain(written) : '';
  return Object.hasOwn(truths, word) ? truths[word] : undefined;
}

/** The figure that somebody meant; nothing where `1,500` may be fifteen hundred or one and a half. */
export function numberMeant(written: unknown): number | undefined {
  if (typeof written === 'number') return Number.isFinite(written) ? written : undefined;
  if (typeof written !== 'string') return undefined;
  const text = written.trim();
  if (!/^-?\d{1,9}(?:[.,](?:\d{1,2}|\d{4}))? ?(?:px|%)?$/.test(text)) return undefined;
  return Number.parseFloat(text.replace(',', '.'));
}

const known: Readonly<Record<string, string>> = { white: '#FFFFFF', black: '#000000' };

function coloursMeant(text: string): readonly (string | undefined)[] {
  const hex = /^#?([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})$/i.exec(text)?.[1];
  // The last digits say how transparent it is: what it would stand on then, nobody could tell.
  const opaque = hex?.slice(0, hex.length > 4 ? 6 : 3);
  return [
    Object.keys(color).find((role) => plain(role) === plain(text)),
    opaque === undefined ? undefined : `#${opaque}`,
    known[plain(text)],
  ];
}

function linksMeant(text: string): readonly (string | undefined)[] {
  const close = text.replaceAll(/\s/g, '');
  return [
    /^www\./i.test(close) ? `https://${close}` : undefined,
    /^https?:\/\//i.test(close) ? close.replace(/^https?/i, 'https') : undefined,
    /^(?:tel|mailto):/i.test(close) ? close.replace(/^\w+/, (scheme) => scheme.toLowerCase()) : undefined,
    /^[a-z][\w-]*\/[\w/-]+$/i.test(close) ? `/${close}` : undefined,
  ];
}

function momentsMeant(text: string): readonly (string | undefined)[] {
  const [, day, time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::\d\d)?)?$/.exec(text) ?? [];
  return [day === undefined ? undefined : `${day}T${time}:00Z`];
}

/** What somebody may have meant by a text that a field cannot take, the likeliest first. */
export function textsMeant({ format, patterns }: Of<'text'>, written: string): readonly string[] {
  const text = written.trim().slice(0, 300);
  const ways = {
    colour: coloursMeant,
    link: linksMeant,
    'date-time': momentsMeant,
  };
  const own = format !== undefined && format in ways ? ways[format as keyof typeof ways](text) : [];
  const name = text.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  return [
    ...own,
    text,
    ...(format === undefined && patterns.length > 0 ? [name.replaceAll(/^-|-$/g, '')] : []),
  ].filter((meant) => meant !== undefined);
}
