import fs from 'node:fs';
import path from 'node:path';
import { runNode } from './run-tool.ts';
import { type Finding, ROOT } from './sources.ts';

/** Generated files are fresh: the command that prints them from the code prints the same bytes again. */
export async function generated(): Promise<Finding> {
  const openapi = await runNode(['apps/server/src/openapi/print.ts']);
  const { flows } = await import('../draw-flows.ts');
  const drawn = await flows();
  const { printDomains } = await import('../print-domains.ts');
  const { printLaw } = await import('../print-law.ts');
  const problems = [
    ...(openapi.code === 0
      ? stale('docs/openapi.json', openapi.output)
      : [`OpenAPI: ${openapi.output.trim()}`]),
    ...stale(...(await printDomains())),
    ...stale(...printLaw()),
    ...[...drawn].flatMap(([file, svg]) => stale(file, svg)),
    ...strangers(drawn),
  ];
  return { looked: 3 + drawn.size, at: 'generated files', problems };
}

function stale(file: string, wanted: string): string[] {
  const full = path.join(ROOT, file);
  const present = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '';
  return present.trim() === wanted.trim() ? [] : [`${file} is out of date: npm run generate`];
}

function strangers(drawn: ReadonlyMap<string, string>): string[] {
  const folder = path.join(ROOT, 'docs', 'flows');
  const present = fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => `docs/flows/${name}`) : [];
  return present
    .filter((file) => file.endsWith('.svg') && !drawn.has(file))
    .map((file) => `${file} is drawn from nothing`);
}
