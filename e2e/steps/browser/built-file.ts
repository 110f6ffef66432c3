import { readFileSync } from 'node:fs';

interface Built {
  readonly file: string;
  readonly name?: string;
}

const manifest = new URL('../../../apps/cabinet/dist/.vite/manifest.json', import.meta.url);

const all = (): readonly Built[] => Object.values(JSON.parse(readFileSync(manifest, 'utf8')));

/** Address of the built script of a cabinet module. @throws Error when the build has none */
export function builtFile(module: string): string {
  const built = all().find(({ name, file }) => name === module && file.endsWith('.js'));
  if (!built) throw new Error(`the build has no script of «${module}»`);
  return `/${built.file}`;
}

/** Translates addresses of built scripts into names of modules. */
export function namesOfBuilt(): (address: string) => string {
  const names = new Map(all().map(({ file, name }) => [`/${file}`, name]));
  return (address) => names.get(address) ?? address;
}
