import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/platform.tables.ts', './src/domains/**/*.tables.ts'],
  out: './src/platform/migrations',
});
