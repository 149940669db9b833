import type { Description } from '../../packages/blocks/src/describeSchema.ts';

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

function amount(minimum: number | undefined, maximum: number | undefined, of: string): string {
  if (minimum === undefined && maximum === undefined) return of;
  if (minimum === maximum) return `exactly ${maximum} ${of}`;
  if (minimum === undefined || minimum === 0) return `at most ${maximum} ${of}`;
  if (maximum === undefined) return `at least ${minimum} ${of}`;
  return `${minimum} to ${maximum} ${of}`;
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
  const limit = amount(minimum === 1 ? undefined : minimum, maximum, 'characters');
  const hasLimit = limit !== 'characters' && (known === undefined || format === 'markdown');
  return limited(known ?? 'Text', hasLimit ? limit : '');
}

/** What a field takes and how much of it, in words for editors. */
export function limitWords(field: Description): string {
  switch (field.kind) {
    case 'text':
      return textWords(field);
    case 'number': {
      const limit = amount(field.minimum, field.maximum, '').trim();
      return limited(field.whole ? 'A whole number' : 'A number', limit);
    }
    case 'boolean':
      return 'Yes or no';
    case 'choice':
      return `One of ${field.values.map(code).join(', ')}`;
    case 'list':
      return limited('A list', amount(field.minimum, field.maximum, 'entries').replace(/^entries$/, ''));
    case 'tuple':
      return `A list of exactly ${field.items.length} entries`;
    case 'group':
      return 'The fields below';
    case 'media':
      return field.accepts.length > 1 ? 'A picture or a video' : `A ${field.accepts.join('')}`;
    case 'either':
      return 'One of the kinds below';
    case 'anything':
      return field.blocks === undefined ? 'Anything' : 'A block';
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
