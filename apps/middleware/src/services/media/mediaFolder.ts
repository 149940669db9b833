import { fileURLToPath } from 'node:url';

/** The committed passes and content pictures: `apps/middleware/media`. */
export const mediaFolder = fileURLToPath(new URL('../../../media', import.meta.url));
