import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { placeOf, ROOT, type Source, sources } from '../sources.ts';

export interface Import {
  readonly from: string;
  /** The imported file, from the project's root; a package keeps its name. */
  readonly to: string;
  readonly place: string;
}

let read: readonly Import[] | undefined;

/** Every static and dynamic import of the project, as the parser reads it. */
export function allImports(): readonly Import[] {
  read ??= sources(/\.(ts|tsx|mjs)$/).flatMap(importsOf);
  return read;
}

function importsOf(source: Source): Import[] {
  const { module, errors } = parseSync(source.path, source.text);
  if (errors.length > 0) throw new Error(`${source.path}: ${errors[0]?.message}`);
  const spans = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      start,
      value: source.text.slice(start + 1, end - 1),
    })),
  ];
  return spans.map(({ value, start }) => ({
    from: source.path,
    to: resolve(source.path, value),
    place: placeOf(source, start),
  }));
}

function resolve(from: string, request: string): string {
  if (request.startsWith('.')) return path.posix.join(path.posix.dirname(from), request);
  const own = /^@novosel\/(\w+)\/(.+)$/.exec(request);
  if (!own) return request;
  const [, name, file] = own;
  const room = ['packages/', 'apps/', ''].find((at) => fs.existsSync(path.join(ROOT, `${at}${name}`)));
  return `${room ?? 'apps/'}${name}/src/${file}`;
}
