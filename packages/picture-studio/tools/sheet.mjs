/** Contact sheets: a kind in a few designs to judge it by, and all kinds in all views and patterns for the documentation. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { composite } from '../src/composite.ts';
import { dye } from '../src/dye.ts';
import { flatLay } from '../src/flatLay.ts';
import { kinds } from '../src/kinds.ts';
import { lay } from '../src/lay.ts';
import { lifestyle } from '../src/lifestyle.ts';
import { readPasses, viewsOf } from '../src/passes.ts';
import { patterns } from '../src/recipe.ts';

const colours = ['#2f4a45', '#efe8da', '#d98a6a', '#9fb08f'];
const designs = [
  { pattern: 'solid', colours: ['#ece2cf'] },
  { pattern: 'solid', colours: ['#a8512f'] },
  { pattern: 'check', colours: ['#efe8da', '#27364d', '#a8512f'] },
  { pattern: 'floral', colours },
];

/** A sheet may weigh this much, in bytes. */
const budget = 400_000;

/** Pictures on one sheet, row by row from the top left; each row holds as many places, and an undefined one stays empty. */
async function arrange(rows, width, height) {
  const across = rows[0].length;
  const tiles = rows.flatMap((row, y) =>
    row.flatMap((input, x) => (input ? [{ input, left: x * width, top: y * height }] : [])),
  );
  const size = { width: across * width, height: rows.length * height, channels: 3 };
  return sharp({ create: { ...size, background: '#f2ece1' } }).composite(tiles);
}

/** A view of a kind, dyed by each recipe in turn, as PNGs of this width. */
async function dyed(folder, kind, view, recipes, width) {
  const passes = await readPasses(folder, `${kind}-${view}`);
  const row = [];
  for (const recipe of recipes) {
    const pixels = composite(passes, await dye(kind, recipe));
    const raw = { width: passes.width, height: passes.height, channels: 3 };
    row.push(await sharp(pixels, { raw }).resize({ width }).png().toBuffer());
  }
  return row;
}

/** A kind at home and laid with others, as PNGs of this width. */
async function lived(folder, kind, recipe, width) {
  const row = [];
  for (const arranged of [lifestyle, flatLay]) {
    const scene = arranged({ kind, recipe }, 2 * width);
    const pixels = await lay(scene, (piece) => readPasses(folder, `${piece}-front`));
    const raw = { width: scene.width, height: scene.height, channels: 3 };
    row.push(await sharp(pixels, { raw }).resize({ width }).png().toBuffer());
  }
  return row;
}

/** Writes every view of a kind in four designs, as large as they were made. */
export async function lookAt(folder, kind, file) {
  const { width, height } = await readPasses(folder, `${kind}-front`);
  const rows = [];
  for (const view of viewsOf(kind)) rows.push(await dyed(folder, kind, view, designs, width));
  await (await arrange(rows, width, height)).png().toFile(file);
}

/** The heaviest JPEG of a sheet within the budget. */
async function save(sheet, file) {
  const whole = await sheet.png().toBuffer();
  for (let quality = 84; quality > 30; quality -= 6) {
    const bytes = await sharp(whole).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length > budget) continue;
    await writeFile(file, bytes);
    console.log(file, Math.round(bytes.length / 1000), 'kB');
    return;
  }
  throw new Error(`${file} is too heavy: make its pictures smaller.`);
}

/** Every kind in all views, three kinds to a row, and every kind in every pattern, a kind to a row. */
export async function sheets(folder, target) {
  const [all, patterned] = [[], []];
  for (const kind of kinds) {
    const views = viewsOf(kind);
    for (const view of views) all.push(...(await dyed(folder, kind, view, [designs[1]], 160)));
    all.push(...(await lived(folder, kind, designs[1], 160)), ...Array(3 - views.length));
    const recipes = patterns.map((pattern) => ({ pattern, colours }));
    patterned.push(await dyed(folder, kind, 'front', recipes, 80));
  }
  const rows = Array.from({ length: Math.ceil(all.length / 15) }, (_, row) =>
    all.slice(row * 15, row * 15 + 15),
  );
  await save(await arrange(rows, 160, 200), join(target, 'kinds.jpg'));
  await save(await arrange(patterned, 80, 100), join(target, 'patterns.jpg'));
}
