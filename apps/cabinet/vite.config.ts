import { appConfig } from '@novosel/ui/vite-config.ts';
import { defineConfig } from 'vite';
import { brandPlugin } from './brand-plugin.ts';
import { startup } from './src/startup.ts';

const server = 'http://localhost:3000';

const config = appConfig({
  root: import.meta.dirname,
  base: '/',
  port: 4300,
  proxy: { '/api': server, '/socket': server },
  scripts: [startup],
});

export default defineConfig({ ...config, plugins: [...(config.plugins ?? []), brandPlugin()] });
