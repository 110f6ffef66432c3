import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Refusal, ROOT } from './root.mjs';
import { runQuiet } from './run-quiet.mjs';
import { step } from './step.mjs';

const PAGES = [
  { app: 'cabinet', title: 'Собираю кабинет' },
  { app: 'office', title: 'Собираю стол сотрудников' },
];

/** Builds the pages whose sources have changed since their last build. */
export async function ensureBuilt() {
  const shared = [
    ...filesOf('packages'),
    'package-lock.json',
    'tsconfig.json',
    'lingui.config.ts',
    'brand.json',
  ];
  for (const { app, title } of PAGES) {
    if (!fs.existsSync(path.join(ROOT, 'apps', app, 'index.html'))) continue;
    const stamp = path.join(ROOT, '.stamps', `build-${app}`);
    const sources = hashOf([...shared, ...filesOf(path.join('apps', app))]);
    const built = fs.existsSync(path.join(ROOT, 'apps', app, 'dist', 'index.html'));
    if (built && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === sources) continue;
    await step(title, () => build(app));
    fs.mkdirSync(path.dirname(stamp), { recursive: true });
    fs.writeFileSync(stamp, sources);
  }
}

async function build(app) {
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await runQuiet(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'apps', app),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0)
    throw new Refusal(`Страницы apps/${app} не собрались:\n${stripVTControlCharacters(output).trim()}`);
}

/** Every file of the folder that may become a part of a page; tests and notes do not. */
function filesOf(folder) {
  return fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesOf(file);
    return /\.(test\.tsx?|md)$/.test(entry.name) ? [] : [file];
  });
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const full = path.join(ROOT, file);
    if (fs.existsSync(full)) hash.update(`${file}\0`).update(fs.readFileSync(full)).update('\0');
  }
  return hash.digest('hex');
}
