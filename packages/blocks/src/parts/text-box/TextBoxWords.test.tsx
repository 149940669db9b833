import { color } from '@tailorbird/tokens/roles';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { picture } from '../../testing/fixtureMedia.ts';
import { renderBlock, wordsOf } from '../../testing/renderBlock.tsx';
import { fixtureTextBoxes } from './fixtureTextBoxes.ts';
import { TextBoxWords } from './TextBoxWords.tsx';
import { textBoxFields } from './textBoxFields.ts';

const fixtures = fixtureTextBoxes(picture('tile-prints'), picture('tile-dresses'));
const html = (name: keyof typeof fixtures) =>
  renderBlock(<TextBoxWords content={z.object(textBoxFields).parse(fixtures[name])} />, 'eu');

test('blocks §3 text box 1: it has headings, a subtitle, a body, an annotation and calls to action', () => {
  expect(wordsOf(html('wordsAlone'))).toBe(
    'From the studio Every print begins as a lino block Drawn in the hedgerow, cut on the kitchen table. ' +
      'We cut it by hand, ink it and press it onto the cloth until we like it . Shop prints Made in batches of forty.',
  );
  expect(html('wordsAlone')).toContain('href="/eu/browse/collection/garden-prints"');
});

test('blocks §3 text box 2: colours, alignment, bold and underline are the editor’s', () => {
  const shown = html('maximal');
  expect(shown).toContain(`--ground:${color.chalk};--text:${color.ink};--heading:${color.madder}`);
  expect(shown).toContain('data-align="Centre"');
  expect(shown).toMatch(/<h2 data-bold="" data-underlined=""/);
  expect(html('onTheRight')).toMatch(/<h2>/);
});
