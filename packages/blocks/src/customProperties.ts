import type { CSSProperties } from 'react';

/** An editor’s colours and places as inline custom properties; those without a value are left out. */
export function customProperties(values: {
  readonly [name: `--${string}`]: string | number | undefined;
}): CSSProperties {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  // React accepts custom properties in `style`; its type only lists the named ones.
  return Object.fromEntries(given) as CSSProperties;
}
