import { Refusal } from './root.mjs';
import { runQuiet } from './run-quiet.mjs';

/**
 * Paths that differ from a commit, including uncommitted and untracked ones.
 * @param {string} commit
 * @returns {Promise<string[]>}
 * @throws {Refusal} when git does not know the commit
 */
export async function changedSince(commit) {
  const asked = [
    ['diff', '--name-only', commit],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  const lists = await Promise.all(asked.map((args) => runQuiet('git', args)));
  if (lists.some(({ code }) => code !== 0)) throw new Refusal(`Git не знает коммита «${commit}».`);
  return lists.flatMap(({ output }) => output.split('\n').filter(Boolean));
}
