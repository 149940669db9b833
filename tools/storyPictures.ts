/**
 * Writes apps/storybook/pictures: the content pictures, and the products of the blocks' fixtures as the media service
 * makes them, each a fixed WebP under its name in the shop. Run it again when fixtures or passes change:
 * `node tools/storyPictures.ts`
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMedia } from '../apps/middleware/src/services/media/createMedia.ts';
import { fixtureProducts } from '../packages/blocks/src/testing/fixtureProducts.ts';
import { demoShop } from '../packages/demo-shop/src/demoShop.ts';
import type { MediaPicture } from '../packages/picture-studio/src/recipe.ts';
import { studio } from '../packages/picture-studio/src/studio.ts';
import { root } from '../scripts/root.ts';

type Look = Omit<MediaPicture, 'recipe'> & { readonly pattern: MediaPicture['recipe']['pattern'] };

/** How the fixtures' styles are made: by the words of their names. */
const looks: readonly (readonly [word: string, look: Look])[] = [
  ['Breton', { kind: 'tee', pattern: 'breton' }],
  ['Print Dress', { kind: 'midi-dress', pattern: 'meadow' }],
  ['Dress', { kind: 'midi-dress', pattern: 'solid' }],
  ['Jumper', { kind: 'jumper', pattern: 'marl' }],
  ['Skirt', { kind: 'skirt', pattern: 'check' }],
  ['Cushion', { kind: 'cushion', pattern: 'leaf' }],
  ['Mug', { kind: 'mug', pattern: 'dot' }],
  ['', { kind: 'tee', pattern: 'solid' }],
];
/** Pieces of the demonstration that stories show beside a look’s picture. */
const pieces = ['200141-Damson', '200291-Navy', '200364-Blush', '200395-Madder'];
const cream = '#F1E7D3';
const folder = join(root, 'apps/storybook/pictures');
const content = join(root, 'apps/middleware/media/content');

function pieceOf(styleCode: string, colour: string): { kind: string; recipe: unknown } | undefined {
  for (const { sku, kind, colours } of demoShop.styles({})) {
    const recipe = sku === styleCode ? colours.find((one) => one.colour === colour)?.recipe : undefined;
    if (recipe) return { kind, recipe };
  }
  return undefined;
}

function pictureOf(styleCode: string, colour: string): MediaPicture | undefined {
  const product = fixtureProducts[styleCode];
  const swatch = product?.colourways.find((colourway) => colourway.colour === colour)?.swatch;
  const look = looks.find(([word]) => product?.name.includes(word))?.[1];
  if (!swatch || !look) return undefined;
  return { kind: look.kind, recipe: { pattern: look.pattern, colours: [swatch, cream] } };
}

const cacheDirectory = mkdtempSync('/tmp/tailorbird-pictures-');
const media = createMedia({
  cacheDirectory,
  studio,
  catalogue: {
    find: (styleCode, colour) => Promise.resolve(pictureOf(styleCode, colour) ?? pieceOf(styleCode, colour)),
  },
});

/** Saves one picture of the service under its name, so wide that a card at 2 dots a pixel is still sharp. */
async function save(name: string, address: string, width: number): Promise<void> {
  const response = await media.request(`/i/${address}?w=${width}&fmt=webp&qlt=70`);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  writeFileSync(join(folder, name), new Uint8Array(await response.arrayBuffer()));
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await save('placeholder', 'placeholder', 480);
for (const file of readdirSync(content).filter((name) => name.endsWith('.jpg'))) {
  const name = file.replace('.jpg', '');
  await save(name, `content/${name}`, 800);
}
for (const product of Object.values(fixtureProducts)) {
  for (const { image, hoverImage } of product.colourways) {
    for (const address of [image, hoverImage]) {
      const name = address?.replace('/i/tailorbird/', '');
      if (name) await save(name, name, 480);
    }
  }
}
for (const piece of pieces) await save(`${piece}-FF`, `${piece}-FF`, 480);
rmSync(cacheDirectory, { recursive: true });
console.log(`${readdirSync(folder).length} pictures in ${folder}`);
process.exit(0);
