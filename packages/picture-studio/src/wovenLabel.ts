import { light, mix } from './colour.ts';
import { coverOf } from './motifCover.ts';
import { type Paint, put } from './weaves.ts';

const ground = light('#efe6d6');
const thread = light('#1c2b2a');
const edge = light('#a63d2b');

/** The square the bird is drawn in, how far its middle is below that of the square, and where the stitches run, in metres. */
const square = 0.0185;
const below = 0.0014;
const stitchAt = 0.0203;
const stitch = 0.0022;
/** A label's threads lie this far apart, in metres: its drawing is as fine as they are. */
const pitch = 0.00025;

const fraction = (x: number) => x - Math.floor(x);
const onThread = (x: number) => (Math.floor(x / pitch) + 0.5) * pitch;

function isStitched(x: number, y: number): boolean {
  return Math.abs(Math.abs(x) - stitchAt) < 2 * pitch && fraction(y / stitch) < 0.62;
}

/** The label in the back of a neck: the bird, woven into cream, between two lines of running stitch. From its middle, in metres. */
export async function wovenLabel(): Promise<Paint> {
  const bird = await coverOf('bird');
  return (u, v, out) => {
    const [x, y] = [onThread(u), onThread(v)];
    const inked = bird(0.5 + x / square, 0.5 - (y - below) / square);
    put(out, isStitched(x, y) ? edge : mix(ground, thread, inked));
  };
}
