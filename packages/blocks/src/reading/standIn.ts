import type { Description } from '../describeSchema.ts';
import { accepts } from './accepts.ts';

type Of<Kind extends Description['kind']> = Extract<Description, { kind: Kind }>;

/** What the shop shows where it has no picture. */
const noPicture = { url: '/i/tailorbird/placeholder', alt: '' };

const texts: Readonly<Record<string, string>> = {
  /** The page itself: a press does no harm. */
  link: '#top',
  colour: 'ink',
  /** Before anything that is shown for a time. */
  'date-time': '1970-01-01T00:00:00Z',
  date: '1970-01-01',
};

function textFor(field: Of<'text'>): string {
  const known = texts[field.format ?? ''];
  return known ?? ['', '-', 'none'].find((text) => accepts(field, text)) ?? '';
}

/** What stands in a field that a block needs and nobody has filled in: as little as can be. */
export function standIn(field: Description): unknown {
  switch (field.kind) {
    case 'text':
      return textFor(field);
    case 'number':
      return Math.max(field.minimum ?? 0, 0);
    case 'boolean':
      return false;
    case 'choice':
      return field.values[0];
    case 'list':
      return [];
    case 'tuple':
      return field.items.map(standIn);
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields)
          .filter(([, inner]) => inner.required)
          .map(([name, inner]) => [name, standIn(inner)]),
      );
    case 'media':
      return noPicture;
    case 'either':
      return field.options[0] && standIn(field.options[0]);
    case 'anything':
      return {};
  }
}
