import type { Config } from '@react-router/dev/config';

/** Pages are rendered on the server; a browser is told of all of them at once. */
export default { ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config;
