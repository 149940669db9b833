import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // Tests draw the pages without the router's build.
  plugins: process.env['VITEST'] ? [] : [reactRouter()],
  // The packages ask `import.meta.env`, which only a bundler fills in.
  ssr: { noExternal: [/^@tailorbird\//] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
