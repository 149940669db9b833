/** A colour as linear light, red, green and blue from 0 to 1. */
export type Light = readonly [number, number, number];

function toLinear(byte: number): number {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** Linear light for each sRGB byte. */
export const linear = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte));

const steps = 16384;
const encoded = Uint8Array.from({ length: steps + 1 }, (_, i) => {
  const c = i / steps;
  return Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
});

/** The sRGB byte nearest to an amount of linear light; light outside 0 to 1 is clamped. */
export function srgb(light: number): number {
  return encoded[light <= 0 ? 0 : light >= 1 ? steps : (light * steps + 0.5) | 0] ?? 0;
}

/** Linear light of a `#rrggbb` colour. */
export function light(hex: string): Light {
  const at = (i: number) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16));
  return [at(1), at(3), at(5)];
}

/** A colour part of the way from `a` to `b`. */
export function mix(a: Light, b: Light, amount: number): Light {
  return [a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount];
}

/** `#rrggbb` part of the way from one colour to another, mixed as the eye sees them. */
export function blend(a: string, b: string, amount: number): string {
  const at = (i: number) => {
    const [x, y] = [a, b].map((hex) => Number.parseInt(hex.slice(i, i + 2), 16));
    return Math.round((x ?? 0) + ((y ?? 0) - (x ?? 0)) * amount)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${at(1)}${at(3)}${at(5)}`;
}
