import { between, kept } from './between.ts';
import { createClouds } from './clouds.ts';
import { type Light, mix } from './colour.ts';
import { hash } from './hash.ts';
import type { Paint } from './weaves.ts';

/** How worn cloth is at `u`, `v` metres, 0 to 1. */
export type Wear = (u: number, v: number) => number;

/** 1 in the middle, falling to nothing a little beyond `reach` either side. */
const hump = (x: number, middle: number, reach: number) => Math.exp(-(((x - middle) / reach) ** 2));

/** Metres between the places at which wear is worked out: a small part of a crease. */
const apart = 0.003;

/** A wear worked out at places a little apart, and read between them. */
function rubbed(wear: Wear): Wear {
  const read = between(kept((column, row) => wear(column * apart, row * apart)));
  return (u, v) => read(u / apart, v / apart);
}

const clouds = createClouds();

/** Where trousers wear, in metres from the centre line and up from the hems: thighs, knees, the creases of the lap, hems. */
export const wornLegs: Wear = rubbed((u, v) => {
  const across = Math.abs(u);
  const thigh = hump(across, 0.14, 0.075) * hump(v, 0.6, 0.2);
  const knee = hump(across, 0.15, 0.05) * hump(v, 0.43, 0.07);
  const creases = (Math.sin((v + across * 0.45) * 260 + clouds(u * 40, v * 40) * 5) + 1) / 2;
  const lap = creases * hump(v + across * 0.35, 0.835, 0.045) * hump(across, 0.11, 0.07);
  return Math.min(1, 0.55 * thigh + 0.3 * knee + 0.16 * lap + 0.35 * hump(v, 0, 0.012));
});

const unworn: Wear = () => 0.16;

/** Washed denim: white weft between dyed warp, slubs running up the cloth, the clouds of the wash, and wear. */
export function denim(dyed: Light, wear: Wear = unworn): Paint {
  const brightness = 0.2126 * dyed[0] + 0.7152 * dyed[1] + 0.0722 * dyed[2];
  const pale = mix(dyed, [0.62, 0.74, 0.86], 0.27 + 0.6 * Math.min(0.3, brightness));
  const deep = mix(dyed, [0, 0, 0], 0.3);
  const [slubs, washes] = [createClouds(), createClouds()];
  return (u, v, out) => {
    const slub = slubs(u / 0.0014, v / 0.035) - 0.5;
    const weft = hash(Math.floor(u / 0.0007), Math.floor(v / 0.0007)) - 0.5;
    const wash = washes(u / 0.05, v / 0.09) - 0.5;
    const lost = 0.22 * slub + 0.16 * weft + 0.12 * wash + 0.5 * (wear(u, v) - 0.2);
    const towards = lost < 0 ? deep : pale;
    const amount = Math.min(1, lost * (lost < 0 ? -3 : 1.6));
    for (let c = 0; c < 3; c++) out[c] = (dyed[c] ?? 0) + ((towards[c] ?? 0) - (dyed[c] ?? 0)) * amount;
  };
}
