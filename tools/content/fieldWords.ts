import type { Description } from '../../packages/blocks/src/describeSchema.ts';

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

const figure = (value: number | undefined): string => value?.toLocaleString('en-GB') ?? '';

/** How few and how many, in words; empty when there is no limit. */
function amount(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined && maximum === undefined) return '';
  if (minimum === maximum) return `exactly ${figure(maximum)}`;
  if (minimum === undefined) return `at most ${figure(maximum)}`;
  if (maximum === undefined) return `at least ${figure(minimum)}`;
  return `${figure(minimum)} to ${figure(maximum)}`;
}

/** Of things that are counted, none and one are the ordinary beginning. */
function count(least: number, minimum: number | undefined, maximum: number | undefined, of: string): string {
  const words = amount(minimum !== undefined && minimum > least ? minimum : undefined, maximum);
  return words === '' ? '' : `${words} ${of}`;
}

const textKinds: Readonly<Record<string, string>> = {
  markdown: 'Markdown',
  link: 'A link',
  colour: 'A colour: a hex code or one of our names',
  'style-code': 'A style code',
  url: 'An address that starts with https://',
  'date-time': 'A date and time',
  date: 'A date',
};

const limited = (kind: string, limit: string): string => (limit === '' ? kind : `${kind}, ${limit}`);

function textWords({ format, minimum, maximum }: Extract<Description, { kind: 'text' }>): string {
  const known = textKinds[format ?? ''];
  const hasLimit = known === undefined || format === 'markdown';
  return limited(known ?? 'Text', hasLimit ? count(1, minimum, maximum, 'characters') : '');
}

/** What a field takes and how much of it, in words for editors. */
export function limitWords(field: Description): string {
  switch (field.kind) {
    case 'text':
      return textWords(field);
    case 'number':
      return limited(field.whole ? 'A whole number' : 'A number', amount(field.minimum, field.maximum));
    case 'boolean':
      return 'Yes or no';
    case 'choice':
      return `One of ${field.values.map(code).join(', ')}`;
    case 'list':
      return limited('A list', count(0, field.minimum, field.maximum, 'entries'));
    case 'tuple':
      return `A list of exactly ${field.items.length} entries`;
    case 'group':
      return 'The fields below';
    case 'media':
      return field.accepts.length > 1 ? 'A picture or a video' : `A ${field.accepts.join('')}`;
    case 'either':
      return 'One of the kinds below';
    case 'anything':
      if (field.blocks === undefined) return 'Anything';
      return field.blocks === 'all' ? 'Any block' : `A block: ${field.blocks.map(code).join(' or ')}`;
  }
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** What a shopper sees when the field is left out. */
export function absenceWords(field: Description): string {
  if (field.required) return '**Needed**';
  if (field.kind === 'list' && isEmpty(field.default)) return 'None';
  if (field.default === '') return 'Left out';
  if (field.kind === 'boolean' && field.default !== undefined) return field.default === true ? 'Yes' : 'No';
  if (field.default !== undefined && typeof field.default !== 'object') return code(field.default);
  if (field.default !== undefined) return 'Its own fields’ choices below';
  return 'Left out';
}
