import { fileURLToPath } from 'node:url';

/** The committed passes: `packages/picture-studio/passes`. */
export const passesFolder = fileURLToPath(new URL('../passes', import.meta.url));
