import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import brand from '../brand.json' with { type: 'json' };
import { ownWords } from './checks/texts/brand.ts';

const isWhole = process.env.NOVOSEL_TEST_ALL === '1';
const root = path.join(import.meta.dirname, '..');
const apps = ['cabinet', 'office'] as const;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'novosel-brand-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The bank account has a check digit and so fits one bank only: it stays as it is. */
const words = ownWords.filter((own) => own !== brand.developer.bank.account);

/** The brand of another developer: every word and number of this one is replaced. */
function changed(): string {
  const inWords = JSON.stringify(brand);
  return words.reduce((text, own) => text.replaceAll(quoted(own), quoted(otherOf(own))), inWords);
}
const quoted = (text: string) => JSON.stringify(text).slice(1, -1);
/** Replaces each letter and digit by another of its kind. */
const otherOf = (own: string) =>
  own
    .replaceAll(/\d/g, (digit) => String((Number(digit) + 3) % 10))
    .replaceAll(/[а-яё]/g, 'ж')
    .replaceAll(/[a-z]/g, 'q');

/** Copies the sources of the pages and their build scripts, with that brand; links the installed packages. */
function layOut(): void {
  const source = (from: string) => !/[\\/](node_modules|dist)$/.test(from);
  for (const part of [
    'packages',
    'apps/cabinet',
    'apps/office',
    'package.json',
    'tsconfig.json',
    'lingui.config.ts',
  ])
    fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter: source });
  fs.writeFileSync(path.join(folder, 'brand.json'), changed());
  const own = path.join(folder, 'node_modules', '@novosel');
  fs.mkdirSync(own, { recursive: true });
  for (const name of fs.readdirSync(path.join(root, 'node_modules')))
    if (name !== '@novosel' && !name.startsWith('.'))
      fs.symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  for (const app of apps) fs.symlinkSync(path.join(folder, 'apps', app), path.join(own, app));
  for (const name of fs.readdirSync(path.join(folder, 'packages')))
    fs.symlinkSync(path.join(folder, 'packages', name), path.join(own, name));
}

const textsOf = (app: string) =>
  fs
    .readdirSync(path.join(folder, 'apps', app, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|m?js|css|svg|json|webmanifest)$/.test(file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(folder, 'apps', app, 'dist', file), 'utf8') }));

it.runIf(isWhole)(
  'pages built for another developer say nothing of this one',
  async () => {
    layOut();
    const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    for (const app of apps) {
      await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
        cwd: path.join(folder, 'apps', app),
        env: { ...process.env, NODE_ENV: 'production' },
      });
      const texts = textsOf(app);
      const left = texts.flatMap(({ file, text }) =>
        words.filter((own) => text.includes(own)).map((own) => `${app} ${file}: ${own}`),
      );
      expect(left).toEqual([]);
      expect(texts.some(({ text }) => text.includes(otherOf(brand.name.ru)))).toBe(true);
    }
  },
  240_000,
);
