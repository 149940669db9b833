import { z } from 'zod';

/** What is stitched or printed once on a thing. */
export const motifs = z.enum(['bird', 'sprig', 'acorn', 'sun', 'moon', 'wave', 'pear', 'bee']);

/** One of them. */
export type Motif = z.infer<typeof motifs>;

/** Each as shapes in a square of 100. */
export const motifDrawings: { readonly [M in Motif]: string } = {
  bird: '<path d="M12 58C20 34 46 26 62 36C66 26 80 24 86 32L96 36L86 40C84 62 64 76 44 70L34 84L32 68C24 68 14 66 4 78C4 70 6 62 12 58Z"/><path d="M46 70L44 92M56 69L58 91" stroke-width="3.4"/>',
  sprig:
    '<path d="M50 96C54 66 46 40 52 8" stroke-width="4" fill="none"/><path d="M50 70C36 72 24 62 20 48C36 46 48 56 50 70ZM51 56C66 56 78 46 82 32C66 30 54 42 51 56ZM49 42C36 42 26 34 24 20C38 20 48 30 49 42ZM51 30C62 28 70 18 70 6C58 8 51 18 51 30Z"/>',
  acorn:
    '<path d="M24 44C26 24 74 24 76 44L72 50L28 50Z"/><path d="M29 54L71 54C72 76 60 88 50 94C40 88 28 76 29 54Z"/><path d="M50 28L52 10" stroke-width="6"/>',
  sun: '<circle cx="50" cy="50" r="20"/><path d="M50 6V22M50 78V94M6 50H22M78 50H94M19 19L30 30M70 70L81 81M81 19L70 30M30 70L19 81" stroke-width="6"/>',
  moon: '<path d="M66 8C36 10 18 34 22 60C26 84 52 98 78 88C56 84 42 66 44 46C45 28 54 16 66 8Z"/>',
  wave: '<path d="M4 40C18 22 32 22 42 36C52 50 66 50 80 34L96 30M4 64C18 46 32 46 42 60C52 74 66 74 80 58L96 54" stroke-width="7" fill="none"/>',
  pear: '<path d="M52 22C66 24 62 44 70 56C82 76 68 94 50 94C32 94 18 76 30 56C38 44 38 26 52 22Z"/><path d="M52 22C52 14 56 8 60 6" stroke-width="4"/><path d="M58 16C68 6 82 8 88 12C80 24 66 24 58 16Z"/>',
  bee: '<ellipse cx="50" cy="58" rx="17" ry="26"/><ellipse cx="28" cy="42" rx="20" ry="11" transform="rotate(28 28 42)"/><ellipse cx="72" cy="42" rx="20" ry="11" transform="rotate(-28 72 42)"/><circle cx="50" cy="28" r="9"/>',
};
