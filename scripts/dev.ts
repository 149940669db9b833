/** `npm run dev`: the shop with hot reloading, on the data that `npm start` uses. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandOptions } from './commandOptions.ts';
import { requireFreePort, wantedPort } from './requireFreePort.ts';
import { root } from './root.ts';
import { stopWithParent } from './stopWithParent.ts';

commandOptions({});
process.env['NODE_ENV'] ??= 'development';
stopWithParent();
await requireFreePort(wantedPort(3000), 'npm run dev');
process.chdir(join(root, 'apps/storefront'));
await import(pathToFileURL(join(root, 'apps/storefront/server/development.ts')).href);
