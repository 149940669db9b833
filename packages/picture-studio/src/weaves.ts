import { type Light, light, mix } from './colour.ts';
import { hash } from './hash.ts';

/** Writes the colour (linear light) of the cloth at `u`, `v` metres into `out`. */
export interface Paint {
  (u: number, v: number, out: Float32Array): void;
  /** The colour of a paint that is the same everywhere: nobody need ask where. */
  readonly colour?: Light;
}

const fraction = (x: number) => x - Math.floor(x);

/** Writes a colour. */
export function put(out: Float32Array, colour: Light): void {
  out[0] = colour[0];
  out[1] = colour[1];
  out[2] = colour[2];
}

/** One colour throughout. */
export function solid(colour: Light): Paint {
  return Object.assign((_u: number, _v: number, out: Float32Array) => put(out, colour), { colour });
}

/** Bands across the cloth, `period` metres apart, the ink covering `share` of each. */
function stripe(ground: Light, ink: Light, period: number, share: number): Paint {
  return (_u, v, out) => put(out, fraction(v / period) < share ? ink : ground);
}

/** Two equal bands crossing, as gingham is woven: ground, half tone and full ink. */
function gingham(ground: Light, ink: Light, period: number): Paint {
  const tones = [ground, mix(ground, ink, 0.55), ink] as const;
  const dark = (x: number) => (fraction(x / period) < 0.5 ? 1 : 0);
  return (u, v, out) => put(out, tones[dark(u) + dark(v)] ?? ground);
}

/** A broad check with a thin line of a second ink through it. */
function check(ground: Light, ink: Light, over: Light, period: number): Paint {
  const tones = [ground, mix(ground, ink, 0.5), ink] as const;
  const lined = tones.map((tone) => mix(tone, over, 0.75));
  const dark = (x: number) => (fraction(x / period) < 0.5 ? 1 : 0);
  const onLine = (x: number) => fraction(x / period + 0.25) < 0.05 || fraction(x / period + 0.75) < 0.03;
  return (u, v, out) => {
    const tone = dark(u) + dark(v);
    put(out, (onLine(u) || onLine(v) ? lined[tone] : tones[tone]) ?? ground);
  };
}

/** Thin crossing lines on a plain ground. */
function windowpane(ground: Light, ink: Light, period: number): Paint {
  const crossed = mix(ground, ink, 0.85);
  const line = (x: number) => (fraction(x / period) < 0.045 ? 1 : 0);
  return (u, v, out) => {
    const lines = line(u) + line(v);
    put(out, lines === 0 ? ground : lines === 1 ? crossed : ink);
  };
}

/** Round spots in a half-drop repeat. */
function dot(ground: Light, ink: Light, period: number): Paint {
  const radius = (period * 0.19) ** 2;
  return (u, v, out) => {
    const column = Math.floor(u / period);
    const x = (fraction(u / period) - 0.5) * period;
    const y = (fraction(v / period + (column % 2 === 0 ? 0 : 0.5)) - 0.5) * period;
    put(out, x * x + y * y < radius ? ink : ground);
  };
}

/** Flecked yarn: two colours twisted together, as in a marl jersey or tweed. */
function marl(ground: Light, fleck: Light): Paint {
  return (u, v, out) => {
    const row = Math.floor(v / 0.0011);
    const amount = hash(Math.floor(u / 0.0034 + hash(row, 7)), row);
    const share = amount * amount * 0.7;
    out[0] = ground[0] + (fleck[0] - ground[0]) * share;
    out[1] = ground[1] + (fleck[1] - ground[1]) * share;
    out[2] = ground[2] + (fleck[2] - ground[2]) * share;
  };
}

/** The weaves drawn by arithmetic at their natural size times `scale`, by name. */
export function weave(name: string, colours: readonly string[], scale: number): Paint | undefined {
  const inks = colours.map(light);
  const ground = inks[0] ?? light('#efe8da');
  const ink = inks[1] ?? mix(ground, [0.012, 0.02, 0.022], ground[1] > 0.2 ? 0.55 : 0.2);
  switch (name) {
    case 'solid':
      return solid(ground);
    case 'marl':
      return marl(ground, inks[1] ?? mix(ground, [1, 1, 1], 0.5));
    case 'stripe':
      return stripe(ground, ink, 0.036 * scale, 0.42);
    case 'fine-stripe':
      return stripe(ground, ink, 0.0115 * scale, 0.36);
    case 'breton':
      return stripe(ground, ink, 0.0225 * scale, 0.38);
    case 'check':
      return check(ground, ink, inks[2] ?? mix(ink, [0, 0, 0], 0.5), 0.058 * scale);
    case 'gingham':
      return gingham(ground, ink, 0.019 * scale);
    case 'windowpane':
      return windowpane(ground, ink, 0.05 * scale);
    case 'dot':
      return dot(ground, ink, 0.027 * scale);
    default:
      return undefined;
  }
}
