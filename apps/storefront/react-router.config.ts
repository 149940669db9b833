import type { Config } from '@react-router/dev/config';
import { precompress } from './server/precompress.ts';

/** The whole route manifest is shipped at once: a click needs no request to learn where it leads. */
export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    await precompress(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
