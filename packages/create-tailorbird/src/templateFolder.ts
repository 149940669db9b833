import { fileURLToPath } from 'node:url';

/** A whole shop, which a new one begins as. Published, it names the versions of everything that it was tested with. */
export const templateFolder = fileURLToPath(new URL('template', import.meta.url));
