import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { goOnUnderNode24 } from './lib/node24.mjs';
import { Refusal, ROOT, run } from './lib/root.mjs';
import { runQuiet } from './lib/run-quiet.mjs';
import { inTurn } from './lib/turn.mjs';

/** `npm run generate`: prints OpenAPI, domains, figures of law and flows from the code into `docs`. */
await run(async () => {
  await inTurn(ensureInstalled);
  const done = await goOnUnderNode24();
  if (done !== undefined) return done;

  const { flows } = await import('./draw-flows.ts');
  for (const [file, svg] of await flows()) write(file, svg);
  const { printDomains } = await import('./print-domains.ts');
  write(...(await printDomains()));
  const { printLaw } = await import('./print-law.ts');
  write(...printLaw());
  const { code, output } = await runQuiet(process.execPath, [
    path.join(ROOT, 'apps/server/src/openapi/print.ts'),
  ]);
  if (code !== 0) throw new Refusal(`OpenAPI was not printed: ${output.trim()}`);
  write('docs/openapi.json', `${output.trim()}\n`);
});

function write(file, text) {
  fs.mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
  fs.writeFileSync(path.join(ROOT, file), text);
  console.log(file);
}
