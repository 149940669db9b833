/** The built shop: `node server.js`, with the settings of its environment or of a `.env` beside it. */
import './scripts/loadEnvFile.ts';

process.env['NODE_ENV'] ??= 'production';
await import('./apps/storefront/server/production.ts');
