import { fileURLToPath } from 'node:url';

/** The shop's own content pictures and films: `apps/middleware/media`. */
export const mediaFolder = fileURLToPath(new URL('../../../media', import.meta.url));
