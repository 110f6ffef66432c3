import { runTool } from '../run-tool.ts';
import type { Finding } from '../sources.ts';

/**
 * knip finds files, exports and dependencies that nobody uses; our reporter prints how many files it read.
 */
export async function unused(): Promise<Finding> {
  const reporter = './scripts/checks/structure/knip-reporter.ts';
  const { output } = await runTool('knip', 'knip', [
    '--no-progress',
    '--no-config-hints',
    '--reporter',
    reporter,
  ]);
  const report = /^KNIP (.+)$/m.exec(output)?.[1];
  if (!report) return { looked: 0, at: 'files', problems: [output.trim()] };
  const { looked, problems } = JSON.parse(report) as { looked: number; problems: string[] };
  return { looked, at: 'files', problems };
}
