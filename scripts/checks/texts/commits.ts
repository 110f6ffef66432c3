import { execFileSync } from 'node:child_process';
import { type Finding, ROOT } from '../sources.ts';

/** The last commit before this check limited the length of subjects. */
const since = '310dec89';
const longest = 72;

/** A subject is `area: one fact`, short enough to be shown whole in a list of commits. */
export function commits(): Finding {
  const lines = log();
  // An archive, or a copy without the history, has no subjects to check.
  if (!lines) return { looked: 1, at: 'copy without its history', problems: [] };
  const problems = lines.filter((line) => !isSubject(line.slice(line.indexOf(' ') + 1)));
  return { looked: lines.length, at: 'commits', problems };
}

export const isSubject = (subject: string): boolean =>
  /^[a-z][\w, -]*: \S/.test(subject) && [...subject].length <= longest;

/** Hash and subject of each commit since then; undefined without the history. */
function log(): string[] | undefined {
  try {
    const args = ['log', '--format=%h %s', '--no-merges', `${since}..HEAD`];
    const told = execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return told.split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}
