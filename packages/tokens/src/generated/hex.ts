// Written by `node packages/tokens/generate.ts` from tokens.json. Do not edit.

export const hex = {
  /** Text, filled buttons, the announcement bar. */
  ink: '#1C2B2A',
  /** A filled ink button under the pointer. */
  inkHover: '#2E403E',
  /** Second-rank text: hints, counts, former prices. */
  softInk: '#4B5A57',
  /** The page, and text on dark fields. */
  paper: '#FBF8F2',
  /** The ground behind pictures; quiet panels. */
  chalk: '#F2ECE1',
  /** Ornament only: hairlines that carry no meaning. */
  line: '#D9D0C1',
  /** Edges of fields and other controls (3:1 on paper and chalk). */
  control: '#7F7666',
  /** The brand: stitches, the full stop in the logo. */
  madder: '#A63D2B',
  /** Sale prices and sale badges. */
  sale: '#B3261E',
  /** Messages and edges of a field that needs attention. */
  error: '#B3261E',
  /** Messages that something worked. */
  success: '#4F6238',
  /** A strong field; text on it is paper. */
  moss: '#4F6238',
  /** A strong field; text on it is paper. */
  indigo: '#2E4A62',
  /** A bright field; text on it is ink. */
  mustard: '#D9A23B',
  /** A tint; text on it is ink. */
  blush: '#EBCFC1',
  /** A tint; text on it is ink. */
  duckEgg: '#BCD3D1',
  /** The focus ring. */
  focus: '#1C2B2A',
  /** The gap between a control and its focus ring. */
  focusGap: '#FBF8F2',
  /** The veil behind a dialog or drawer. */
  scrim: '#1C2B2A80',
} as const;
