import { type Description, describeSchema } from '@tailorbird/blocks/describeSchema';
import { z } from 'zod';

/** German, whose words are among the longest that shops have. */
const words = [
  'Baumwollspannbettlaken',
  'für',
  'Kinderstrickjackenknöpfe',
  'und',
  'spülmaschinengeeignetes',
  'Frühstücksgeschirr',
  'mit',
  'Rücksendebenachrichtigung',
] as const;
/** Marks of an editor: an underlined part, a place that is filled in, Markdown. Their words would mean something else. */
const marks = /\[\[|\{\{|[*_`#<>]/;

/** A text of long words, no shorter than the one it stands for. */
function longText(text: string): string {
  if (text.trim() === '' || marks.test(text)) return text;
  let long: string = words[0];
  for (let at = 1; long.length < text.length; at += 1) long += ` ${words[at % words.length]}`;
  return long;
}

function lengthen(value: unknown, field: Description): unknown {
  if (field.kind === 'either') {
    const meant = field.options.find(({ schema }) => z.safeParse(schema, value).success);
    return meant === undefined ? value : lengthen(value, meant);
  }
  if (typeof value === 'string') {
    const isPlain = field.kind === 'text' && field.patterns.length === 0;
    return isPlain && (field.format === undefined || field.format === 'markdown') ? longText(value) : value;
  }
  if (Array.isArray(value) && field.kind === 'list') return value.map((one) => lengthen(one, field.item));
  if (typeof value !== 'object' || value === null || field.kind !== 'group') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const of = field.fields[name];
      return [name, of === undefined ? inner : lengthen(inner, of)];
    }),
  );
}

/** Content with long words in place of all that its schema says shoppers read: what a translation may do to a layout. */
export function withLongWords<Content>(content: Content, schema: unknown): Content {
  // The schema is a parameter of the story, and content keeps its shape.
  return lengthen(content, describeSchema(schema as z.ZodType)) as Content;
}
