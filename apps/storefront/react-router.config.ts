import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Config } from '@react-router/dev/config';
import { slimManifest } from '@tailorbird/engine/reactRouterManifest';
import { precompress } from './server/precompress.ts';

/** The whole route manifest is shipped at once: a click needs no request to learn where it leads. */
export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = `${reactRouterConfig.buildDirectory}/client`;
    const [manifest = ''] = globSync(`${client}/assets/manifest-*.js`);
    writeFileSync(manifest, slimManifest(readFileSync(manifest, 'utf8')));
    await precompress(client);
  },
} satisfies Config;
