import { addressesPlugin } from '@novosel/client/addresses-plugin.ts';
import { brandPlugin } from '@novosel/ui/brand-plugin.ts';
import { appConfig } from '@novosel/ui/vite-config.ts';
import { defineConfig } from 'vite';
import { startup } from './src/app/startup.ts';

const config = appConfig({
  root: import.meta.dirname,
  base: '/',
  port: 4301,
  proxy: { '/api': 'http://localhost:3001' },
  scripts: [startup],
});

export default defineConfig({
  ...config,
  plugins: [...(config.plugins ?? []), brandPlugin(), addressesPlugin()],
});
