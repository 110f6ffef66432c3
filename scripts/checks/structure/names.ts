import { allFiles, type Finding } from '../sources.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Names that tools prescribe. */
const GIVEN = new Set([
  'Dockerfile',
  'Caddyfile',
  'README',
  'OFL',
  'LICENSE',
  '_journal',
  '0000_snapshot',
  '.ci',
]);

/** Files and folders are kebab-case, so that one can guess their names. */
export function names(): Finding {
  const files = allFiles();
  const parts = new Set(
    files.flatMap((file) => file.split('/').map((part, i, all) => `${all.slice(0, i).join('/')}/${part}`)),
  );
  const problems = [...parts].filter((each) => {
    const name = each.split('/').at(-1) ?? '';
    const words = name.split('.').filter(Boolean);
    return (
      !each.includes('/migrations/') && !GIVEN.has(words[0] ?? '') && !words.every((word) => KEBAB.test(word))
    );
  });
  return { looked: files.length, at: 'files', problems };
}
