import type { hex } from './generated/hex.ts';

type Role = keyof typeof hex;

/** Every colour role we set as text, with the grounds it stands on. A new pairing belongs here first. */
export const textPairs: readonly { readonly text: Role; readonly on: readonly Role[] }[] = [
  { text: 'ink', on: ['paper', 'chalk', 'blush', 'duckEgg', 'mustard', 'line'] },
  { text: 'softInk', on: ['paper', 'chalk', 'blush', 'duckEgg'] },
  { text: 'madder', on: ['paper', 'chalk'] },
  { text: 'sale', on: ['paper', 'chalk'] },
  { text: 'error', on: ['paper', 'chalk'] },
  { text: 'success', on: ['paper', 'chalk'] },
  { text: 'paper', on: ['ink', 'inkHover', 'moss', 'indigo', 'madder', 'sale'] },
];

/** Edges and marks that must be told from their ground without being text (WCAG 1.4.11: 3 to 1). */
export const markPairs: typeof textPairs = [
  { text: 'control', on: ['paper', 'chalk'] },
  { text: 'focus', on: ['focusGap', 'blush', 'duckEgg', 'mustard'] },
  { text: 'focusGap', on: ['ink', 'moss', 'indigo', 'madder', 'sale'] },
];
