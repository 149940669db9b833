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

/** Which words are in place of a text's own. */
type Words = 'long' | 'pseudo';

/** A text of long words, no shorter than the one it stands for. */
function longText(text: string): string {
  let long: string = words[0];
  for (let at = 1; long.length < text.length; at += 1) long += ` ${words[at % words.length]}`;
  return long;
}

/** Letters that the fonts of a page's first view have, as have those they stand for. */
const accented: Readonly<Record<string, string>> = {
  a: 'ä',
  c: 'ç',
  e: 'é',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  E: 'É',
};

/**
 * A text that can still be read and is nobody's language: accented, a third longer, in brackets. What stands without them is
 * not an editor's, and where one is missing a text is cut off.
 */
function pseudoText(text: string): string {
  const letters = text.replaceAll(/[acenouE]/g, (letter) => accented[letter] ?? letter);
  return `[${letters}${' ·'.repeat(Math.ceil(text.length / 6))}]`;
}

const wordsOf: Readonly<Record<Words, (text: string) => string>> = { long: longText, pseudo: pseudoText };

function translate(value: unknown, field: Description, words: Words): unknown {
  if (field.kind === 'either') {
    const meant = field.options.find(({ schema }) => z.safeParse(schema, value).success);
    return meant === undefined ? value : translate(value, meant, words);
  }
  if (typeof value === 'string') {
    const isPlain = field.kind === 'text' && field.patterns.length === 0;
    const isRead = isPlain && (field.format === undefined || field.format === 'markdown');
    return isRead && value.trim() !== '' && !marks.test(value) ? wordsOf[words](value) : value;
  }
  if (Array.isArray(value) && field.kind === 'list')
    return value.map((one) => translate(one, field.item, words));
  if (typeof value !== 'object' || value === null || field.kind !== 'group') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const of = field.fields[name];
      return [name, of === undefined ? inner : translate(inner, of, words)];
    }),
  );
}

/** Content with other words in place of all that its schema says shoppers read: what a translation may do to a layout. */
export function translated<Content>(content: Content, schema: unknown, words: Words): Content {
  // The schema is a parameter of the story, and content keeps its shape.
  return translate(content, describeSchema(schema as z.ZodType), words) as Content;
}
