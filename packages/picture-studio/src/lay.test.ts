import { describe, expect, it } from 'vitest';
import { flatLay } from './flatLay.ts';
import { density, lay, type Piece, type Scene } from './lay.ts';
import { type Passes, readPasses } from './passes.ts';
import { passesFolder } from './passesFolder.ts';

const open = (kind: string) => readPasses(passesFolder, `${kind}-front`);
const table: Omit<Scene, 'pieces'> = { width: 240, height: 300, tint: '#c9d3cb', metre: 300, fall: 0 };
const towel: Piece = {
  kind: 'tea-towel',
  recipe: { pattern: 'solid', colours: ['#2e4a62'] },
  x: 0.5,
  y: 0.5,
};

/** The sRGB bytes of a place given in shares of the picture. */
function at(picture: Buffer, x: number, y: number): number[] {
  const i = (Math.floor(y * table.height) * table.width + Math.floor(x * table.width)) * 3;
  return [...picture.subarray(i, i + 3)];
}

/** How wide the thing itself is, in metres, by its own density. */
function breadth(passes: Passes): number {
  const across = passes.width * 2;
  const columns = new Set<number>();
  for (let i = 0; i < passes.parts.length; i++) if (passes.parts[i]) columns.add(i % across);
  return columns.size / 2 / density(passes);
}

describe('pictures: laying a table', () => {
  it('pictures: a tea towel, a mug and a jumper share one table, each at its true size', async () => {
    expect(breadth(await open('tea-towel'))).toBeCloseTo(0.5, 1);
    expect(breadth(await open('mug'))).toBeCloseTo(0.12, 1);
    expect(breadth(await open('jumper'))).toBeCloseTo(0.95, 1);
  });

  it('pictures: what is laid later hides what lies under it, and its shadow falls on it', async () => {
    const mug: Piece = { ...towel, kind: 'mug', recipe: { pattern: 'solid', colours: ['#d9a23b'] }, grow: 2 };
    const [bare, under, both] = await Promise.all(
      [[], [towel], [towel, mug]].map((pieces) => lay({ ...table, pieces }, open)),
    );
    const [empty, cloth, piled] = [bare, under, both] as [Buffer, Buffer, Buffer];
    expect(at(cloth, 0.03, 0.03)).toEqual(at(empty, 0.03, 0.03));
    const [red = 0, , blue = 0] = at(piled, 0.5, 0.5);
    expect(red).toBeGreaterThan(blue);
    const brightness = (picture: Buffer) => at(picture, 0.62, 0.6).reduce((sum, byte) => sum + byte, 0);
    expect(brightness(piled)).toBeLessThan(brightness(cloth) - 8);
  });

  it('pictures: the same scene always makes the same picture', async () => {
    const scene = { ...table, pieces: [{ ...towel, turn: 9, flip: true }] };
    expect((await lay(scene, open)).equals(await lay(scene, open))).toBe(true);
  });

  it('pictures: a piece that lies half outside a picture, turned and in a mirror, is the same as in a wider one', async () => {
    const shirt: Piece = {
      kind: 'shirt',
      recipe: { pattern: 'check', colours: ['#f3ead7', '#4f6238', '#d9a23b'] },
      x: 1,
      y: 0.1,
      turn: 24,
      flip: true,
    };
    const narrow = { ...table, width: 200, height: 200 };
    const wide = { ...table, width: 400, height: 400 };
    const part = await lay({ ...narrow, pieces: [shirt] }, open);
    const whole = await lay({ ...wide, pieces: [{ ...shirt, x: 0.5, y: 0.05 }] }, open);
    const most = { off: 0 };
    for (let y = 0; y < 200; y++)
      for (let i = 0; i < 600; i++)
        most.off = Math.max(most.off, Math.abs((part[y * 600 + i] ?? 0) - (whole[y * 1200 + i] ?? 0)));
    expect(most.off).toBeLessThanOrEqual(4);
  });

  it('pictures: a scene laid small is the same picture as laid large', async () => {
    const scene = (width: number) => flatLay({ kind: 'tee', recipe: towel.recipe }, width);
    const [small, large] = [await lay(scene(240), open), await lay(scene(480), open)];
    let off = 0;
    for (let i = 0; i < small.length; i++) {
      const [pixel, channel] = [Math.floor(i / 3), i % 3];
      const at = (Math.floor(pixel / 240) * 960 + (pixel % 240) * 2) * 3 + channel;
      const mean = [0, 3, 1440, 1443].reduce((sum, next) => sum + (large[at + next] ?? 0) / 4, 0);
      off += Math.abs((small[i] ?? 0) - mean);
    }
    expect(off / small.length).toBeLessThan(2.5);
  });
});
