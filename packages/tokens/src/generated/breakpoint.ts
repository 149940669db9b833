// Written by `node packages/tokens/generate.ts` from tokens.json. Do not edit.

export const breakpoint = {
  /** The specification’s mobile breakpoint: narrower is a phone. */
  tablet: 768,
  desktop: 992,
  wide: 1280,
  full: 1536,
} as const;
