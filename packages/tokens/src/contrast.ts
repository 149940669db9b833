function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const long = /^#[\da-f]{3}$/i.test(hex) ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  if (!/^#[\da-f]{6}$/i.test(long)) {
    throw new Error(`contrast() needs an opaque colour such as #1C2B2A, and was given "${hex}".`);
  }
  return 0.2126 * channel(long, 1) + 0.7152 * channel(long, 3) + 0.0722 * channel(long, 5);
}

/**
 * The WCAG 2.2 contrast ratio of two opaque colours, `#1C2B2A` or `#123`.
 * @returns 1 (alike) to 21 (black on white).
 * @throws For anything that is no opaque hex colour.
 */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  if (dark === undefined || light === undefined) throw new Error('contrast() compares two colours.');
  return (light + 0.05) / (dark + 0.05);
}
