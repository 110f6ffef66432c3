import { runTool } from './run-tool.ts';
import type { Finding } from './sources.ts';

/** Biome: format, lint, import cycles. A suppression must give its reason. */
export async function lint(): Promise<Finding> {
  const { code, output } = await runTool('@biomejs/biome', 'biome', [
    'check',
    '--error-on-warnings',
    '--max-diagnostics=60',
    '--colors=off',
  ]);
  const looked = Number(/Checked (\d+) files?/.exec(output)?.[1] ?? 0);
  return { looked, at: 'files', problems: code === 0 ? [] : output.trim().split('\n') };
}
