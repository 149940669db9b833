import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cutFont, cutFontFile } from './src/cutFont.ts';
import { fontNames } from './src/fontFaces.ts';
import { generateFiles } from './src/generateFiles.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const source: unknown = JSON.parse(readFileSync(`${here}tokens.json`, 'utf8'));

for (const [name, text] of Object.entries(generateFiles(source))) {
  writeFileSync(`${here}src/generated/${name}`, text);
}
for (const name of fontNames) writeFileSync(cutFontFile(name), await cutFont(name));
