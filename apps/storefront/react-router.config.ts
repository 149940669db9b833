import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Config } from '@react-router/dev/config';
import { marketList } from '@tailorbird/commerce/market';
import { manifestOfPart, slimManifest } from '@tailorbird/engine/reactRouterManifest';
import { marketOfRoute } from './app/routeId.ts';
import { precompress } from './server/precompress.ts';

/** A market's routes are shipped at once: a click needs no request to learn where it leads, and what leads to another market is a page of its own. */
export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = `${reactRouterConfig.buildDirectory}/client`;
    const [manifest = ''] = globSync(`${client}/assets/manifest-*.js`);
    const script = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, slimManifest(script));
    for (const market of marketList)
      writeFileSync(
        manifestOfPart(manifest, market),
        slimManifest(script, (id) => (marketOfRoute(id) ?? market) === market),
      );
    await precompress(client);
  },
} satisfies Config;
