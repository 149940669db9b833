const radians = (degrees: number) => (degrees * Math.PI) / 180;

const linear = (byte: number) =>
  byte <= 10.31475 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;

type Lab = readonly [number, number, number];

/** L*, a*, b* of linear light, red, green and blue from 0 to 1, under daylight (D65). */
function labOfLight([r, g, b]: readonly [number, number, number]): Lab {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Linear light of a `#rrggbb` colour. */
function lightOf(hex: string): readonly [number, number, number] {
  const at = (i: number) => linear(Number.parseInt(hex.slice(i, i + 2), 16));
  return [at(1), at(3), at(5)];
}

/** How far apart two `#rrggbb` colours look: CIEDE2000 (Sharma, Wu and Dalal, 2005). Below 1 nobody sees it; 10 is plain. */
export function colourDifference(one: string, other: string): number {
  return labDifference(labOfLight(lightOf(one)), labOfLight(lightOf(other)));
}

/** CIEDE2000 of two colours given as L*, a*, b*. */
export function labDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const hue = (a: number, b: number) => ((Math.atan2(b, a * stretch) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const far = Math.abs(h1 - h2) > 180;
  const h = isGrey ? h1 + h2 : far ? ((h1 + h2 + 360) / 2) % 360 : (h1 + h2) / 2;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const light = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const tint = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * c * t);
  const twist =
    -Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt(light ** 2 + chroma ** 2 + tint ** 2 + twist * chroma * tint);
}
