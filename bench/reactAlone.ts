import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { shopStyles } from '../apps/storefront/vite/shopStyles.ts';
import { compressed } from './compressed.ts';

/**
 * What React itself takes of a listing: the shop's cards of the file in the first argument, drawn each time by its own components,
 * built for production into the folder in the second, and compressed; no router, no frame, no data. Prints its port.
 */
const [, , file = '', outDir = ''] = process.argv;
const products: unknown = JSON.parse(readFileSync(file, 'utf8'));
await build({
  configFile: false,
  logLevel: 'error',
  plugins: [shopStyles()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { ssr: join(import.meta.dirname, 'ownCards.ts'), outDir, target: 'es2022' },
});
const { render } = (await import(pathToFileURL(join(outDir, 'ownCards.js')).href)) as {
  render: (products: unknown) => string;
};

const server = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-encoding', 'br');
  response.end(compressed(`<!doctype html>${render(products)}`));
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.stdout.write(`${address.port}\n`);
});
