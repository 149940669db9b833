import { hex } from '../../packages/tokens/src/generated/hex.ts';
import type { Family } from './families.ts';

/** A page in little: where blocks of the family stand on it, and how. */
const drawings: Readonly<Record<Family, string>> = {
  banner: '<rect x="48" y="64" width="160" height="72"/><path d="M64 156h128M64 176h72"/>',
  tile: '<rect x="48" y="64" width="72" height="96"/><rect x="136" y="64" width="72" height="96"/><path d="M48 180h72M136 180h72"/>',
  product: '<path d="M96 72l-40 24 16 32 16-8v64h80v-64l16 8 16-32-40-24c-8 20-56 20-64 0z"/>',
  text: '<path d="M56 80h112M56 112h144M56 136h144M56 160h144M56 184h88"/>',
  listing:
    '<path d="M56 64h88M56 88h144"/><rect x="56" y="112" width="40" height="64"/><rect x="108" y="112" width="40" height="64"/><rect x="160" y="112" width="40" height="64"/>',
  furniture:
    '<rect x="48" y="56" width="160" height="144"/><path d="M48 88h160M48 168h160M64 72h32M176 72h16"/>',
  embed: '<path d="M96 96l-40 32 40 32M160 96l40 32-40 32M140 80l-24 96"/>',
  page: '<path d="M72 48h80l32 32v128H72zM152 48v32h32M96 112h64M96 136h64M96 160h40"/>',
  other: '<rect x="64" y="64" width="128" height="128"/><path d="M128 96v64M96 128h64"/>',
};

/** The icon of a family for the content service’s screens, in our ink on our paper. */
export function familyIcon(family: Family): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">',
    `  <rect width="256" height="256" rx="24" fill="${hex.paper}"/>`,
    `  <g fill="none" stroke="${hex.ink}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">${drawings[family]}</g>`,
    '</svg>',
    '',
  ].join('\n');
}
