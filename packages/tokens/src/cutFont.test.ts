import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFont, cutFontFile } from './cutFont.ts';
import { fontNames } from './fontFaces.ts';

test.each(fontNames)('the kept file of %s is the font cut down to the common letters', async (name) => {
  const cut = await cutFont(name);
  const kept = readFileSync(cutFontFile(name));
  expect(Buffer.compare(kept, cut), 'stale: run `node packages/tokens/generate.ts`').toBe(0);
});
