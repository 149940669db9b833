import { color } from '@tailorbird/tokens/roles';
import fc from 'fast-check';
import { z } from 'zod';
import { type Description, describeSchema, type Fields } from '../describeSchema.ts';

/** Words as editors write them, and as they should not: long, empty, in other scripts, full of markup. */
const words = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom(...'abcdefg rstuvw ’é–'.split('')) }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '<b>bold</b>',
      '&amp; {{x}}',
      'מכנסיים',
      'Donaudampfschifffahrt'.repeat(3),
      '👗👩‍👩‍👧',
    ),
  },
);

const markdown = fc
  .array(
    fc.oneof(words, fc.constantFrom('## Care', '- wool\n- linen', '[Sizes](/size-guide)', '**cold**', '---')),
  )
  .map((parts) => parts.join('\n\n'));

const path = fc
  .array(fc.constantFrom('browse', 'womens', 'new-in', 'size-guide', 'ä', '?colour=red'), { maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`);

type Text = Extract<Description, { kind: 'text' }>;

function textOf({ format, minimum = 0, maximum = 400, patterns }: Text): fc.Arbitrary<string> {
  const fitting = (text: string) =>
    `${text}${'x'.repeat(Math.max(0, minimum - text.length))}`.slice(0, maximum);
  switch (format) {
    case 'markdown':
      return markdown.map(fitting);
    case 'link':
      return fc.oneof(path, fc.constantFrom('#sizes', 'https://example.com/a?b=c'));
    case 'colour':
      return fc.constantFrom(...Object.keys(color), '#fff', '#4F6238');
    case 'style-code':
      return fc.stringMatching(/^2\d{5}$/);
    case 'url':
      return path.map((rest) => `https://example.com${rest}`);
    case 'date-time':
      return date.map((day) => day.toISOString());
    case 'date':
      return date.map((day) => day.toISOString().slice(0, 10));
    default:
      return patterns[0] ? fc.stringMatching(patterns[0]) : words.map(fitting);
  }
}

const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

function groupOf(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const requiredKeys = Object.keys(fields).filter((name) => fields[name]?.required);
  return fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, contentOf(field)])),
    { requiredKeys },
  );
}

/** What the kind allows; a refinement of the schema’s own may still refuse it. */
function candidatesOf(description: Description): fc.Arbitrary<unknown> {
  switch (description.kind) {
    case 'text':
      return textOf(description);
    case 'number': {
      const { minimum: min = -1000, maximum: max = Math.max(min, 1000), whole } = description;
      return whole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
    }
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...description.values);
    case 'list': {
      const { minimum: minLength = 0, maximum = Number.POSITIVE_INFINITY, item } = description;
      return fc.array(contentOf(item), { minLength, maxLength: Math.min(maximum, minLength + 4) });
    }
    case 'tuple':
      return fc.tuple(...description.items.map(contentOf));
    case 'group':
      return groupOf(description.fields);
    case 'media':
      return description.forms === undefined
        ? groupOf(description.fields)
        : fc.oneof(...description.forms.map(contentOf));
    case 'either':
      return fc.oneof(...description.options.map(contentOf));
    default:
      return fc.jsonValue();
  }
}

const triedAtFirst = 30;

function contentOf(description: Description): fc.Arbitrary<unknown> {
  const accepts = (value: unknown) => z.safeParse(description.schema, value).success;
  const examples = (description.examples ?? []).filter(accepts);
  const candidates = candidatesOf(description);
  const known = fc.sample(candidates, { numRuns: triedAtFirst, seed: 1 }).some(accepts)
    ? [{ weight: 5, arbitrary: candidates }]
    : [];
  const sources = [
    ...known,
    ...(examples.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...examples) }] : []),
  ];
  if (sources.length === 0) {
    throw new Error(
      `No valid content could be made for "${description.title ?? description.kind}": its schema refuses all that its ` +
        'kind and limits allow. Give the field an example in .meta({ examples }).',
    );
  }
  return fc.oneof(...sources).filter(accepts);
}

/** Random content that the schema accepts, as the content service would deliver it. */
export function arbitraryOf<Schema extends z.ZodType>(schema: Schema): fc.Arbitrary<z.input<Schema>> {
  // The filter above has let the schema itself judge every value.
  return contentOf(describeSchema(schema)) as fc.Arbitrary<z.input<Schema>>;
}
