import type { CSSProperties } from 'react';

/**
 * Inline custom properties for a component’s continuous values.
 * @returns Those without a value are left out.
 */
export function customProperties(values: {
  readonly [name: `--${string}`]: string | number | undefined;
}): CSSProperties {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  // React accepts custom properties in `style`; its type only lists the named ones.
  return Object.fromEntries(given) as CSSProperties;
}
