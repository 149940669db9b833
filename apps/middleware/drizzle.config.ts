import { defineConfig } from 'drizzle-kit';

/** `pnpm --filter @tailorbird/middleware exec drizzle-kit generate` writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platforms/embedded/schema/*.ts',
  out: './migrations',
});
