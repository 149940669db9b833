import { expect, test } from 'vitest';
import { describeSchema } from '../../packages/blocks/src/describeSchema.ts';
import { schemas } from '../../packages/blocks/src/schemas.ts';
import { absenceWords, limitWords } from './fieldWords.ts';
import { referencePage } from './referencePage.ts';

/** A field of a block that there is. */
function fieldOf(id: keyof typeof schemas, name: string) {
  const description = describeSchema(schemas[id]);
  const field = description.kind === 'group' ? description.fields[name] : undefined;
  if (field === undefined) throw new Error(`${id} has no field ${name}.`);
  return field;
}

test.each([
  ['hero', 'heading', 'Text, at most 80 characters'],
  ['hero', 'headingSize', 'A whole number, 12 to 160'],
  ['hero', 'horizontalPosition', 'One of `Left`, `Centre`, `Right`'],
  ['hero', 'loop', 'Yes or no'],
  ['hero', 'textColour', 'A colour: a hex code or one of our names'],
  ['hero', 'desktopBackground', 'A picture or a video'],
  ['text-block', 'body', 'Markdown, at most 20,000 characters'],
  ['benefit-bar', 'items', 'A list, 1 to 6 entries'],
  ['product-card', 'badge', 'The fields below'],
  ['two-column-tile', 'tiles', 'A list of exactly 2 entries'],
  ['content-page', 'desktopSticker', 'A block: `sticker`'],
] as const)('%s: %s takes “%s”', (id, name, words) => {
  expect(limitWords(fieldOf(id, name))).toBe(words);
});

test.each([
  ['hero', 'heading', '**Needed**'],
  ['hero', 'topHeading', 'Left out'],
  ['hero', 'headingSize', '`94`'],
  ['hero', 'loop', 'Yes'],
  ['hero', 'callsToAction', 'None'],
  ['content-page', 'title', 'Left out'],
] as const)('%s without %s: %s', (id, name, words) => {
  expect(absenceWords(fieldOf(id, name))).toBe(words);
});

test('a page has purpose, picture, fields, an example to copy and the events', () => {
  const page = referencePage('jump-off');
  expect(page).toMatch(/^# Jump-off\n\nOne large tile/);
  expect(page).toContain('](../../apps/storybook/baselines/blocks-jump-off--default.1440.webp)');
  expect(page).toMatch(/\| Title<br>`title` \| Text, at most \d+ characters \| \*\*Needed\*\* \|/);
  const example = /```json\n([^]*?)\n```/.exec(page)?.[1] ?? '';
  expect(schemas['jump-off'].safeParse(JSON.parse(example)).success).toBe(true);
  expect(page).toContain('- `select_promotion`: a shopper presses one of its links or calls to action.');
});

test('of several kinds, a field that is needed is needed in its own', () => {
  expect(referencePage('desktop-navigation')).toMatch(
    /linkGroups` \| A list, 1 to 4 entries \| \*\*Needed\*\* in this kind \|/,
  );
});
