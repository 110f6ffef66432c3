import { runTool } from './run-tool.ts';
import { type Finding, ROOT } from './sources.ts';

/** Type-checks all workspaces at once. */
export async function types(): Promise<Finding> {
  const { code, output } = await runTool('typescript', 'tsc', [
    '--project',
    'tsconfig.json',
    '--pretty',
    'false',
    '--listFiles',
  ]);
  const lines = output.split('\n').filter(Boolean);
  const isFile = (line: string) => line.startsWith('/') || /^[A-Z]:[\\/]/.test(line);
  const own = lines.filter((line) => line.startsWith(ROOT) && !line.includes('node_modules'));
  const errors = lines.filter((line) => !isFile(line));
  const problems = code !== 0 && errors.length === 0 ? [`tsc ended with code ${code}`] : errors;
  return { looked: own.length, at: 'files', problems };
}
