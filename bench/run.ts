import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from '@novosel/testing/cluster.ts';
import { demoCatalogue } from '@novosel/testing/demo-catalogue.ts';
import { closeConnections } from '@novosel/testing/http.ts';
import { ensurePages } from '@novosel/testing/pages.ts';
import { bookingBegin } from './src/booking.ts';
import { catalogueSearch } from './src/catalogue-search.ts';
import { contractCost } from './src/contract.ts';
import { dealCalls } from './src/deals.ts';
import { interactions } from './src/interactions.ts';
import { ownRows } from './src/own-rows.ts';
import { pages } from './src/page.ts';
import { quoteCost } from './src/quote.ts';
import { type BenchHouse, openBenchHouse } from './src/rig/bench-house.ts';
import type { Result } from './src/rig/result.ts';
import { signInCost, storm } from './src/sign-in.ts';
import { singleSignOn } from './src/single-sign-on.ts';
import { startAndMemory } from './src/start-and-memory.ts';
import { startUpBurst } from './src/start-up-burst.ts';

const root = join(import.meta.dirname, '..');

const benches: Readonly<Record<string, (house: BenchHouse) => Promise<Result[]>>> = {
  'own-rows': ownRows,
  'start-up-burst': startUpBurst,
  'sign-in': signInCost,
  storm,
  'single-sign-on': singleSignOn,
  'start-and-memory': startAndMemory,
  booking: bookingBegin,
  search: catalogueSearch,
  deals: dealCalls,
  quote: quoteCost,
  contract: contractCost,
  pages,
  interactions,
};

const { values: options } = parseArgs({
  options: { only: { type: 'string', multiple: true }, write: { type: 'boolean' } },
});

/**
 * Measures our server and the bare floor in turn on the same machine. `--only NAME` runs one bench; `--write`
 * saves the table in docs/bench.md.
 */
async function run(): Promise<void> {
  const chosen = Object.entries(benches).filter(([name]) => !options.only || options.only.includes(name));
  if (chosen.length === 0) throw new Error(`there is: ${Object.keys(benches).join(', ')}`);
  await ensurePages();
  const cluster = await startCluster('bench', demoCatalogue);
  const house = await openBenchHouse(cluster);
  const results: Result[] = [];
  try {
    // The first start fills the demo; later ones are measured.
    await house.server.start();
    await house.server.stop();
    await Promise.all([house.server.start(), house.floor.start()]);
    for (const [, bench] of chosen)
      for (const result of await bench(house)) {
        results.push(result);
        console.log(lineOf(result));
      }
  } finally {
    await house.close();
    closeConnections();
    await cluster.stop();
  }
  if (options.write) writeFileSync(join(root, 'docs/bench.md'), document(results));
}

function lineOf({ what, figure, goal, holds, note }: Result): string {
  const mark = holds === undefined ? '      ' : holds ? 'holds ' : 'SHORT ';
  return `${mark} ${what}: ${figure}${goal ? ` (goal ${goal})` : ''}${note ? `; ${note}` : ''}`;
}

function document(results: readonly Result[]): string {
  const rows = results.map(({ what, figure, goal, holds, note }) => {
    const mark = holds === undefined ? '' : holds ? 'yes' : '**no**';
    return `| ${what} | ${figure} | ${goal ?? ''} | ${mark} | ${note ?? ''} |`;
  });
  return `# Measured speed

\`npm run bench\` prints these; \`npm run bench -- --write\` writes this page. Everything is a ratio between our server and a
bare floor (\`node:http\` and prepared statements on the same PostgreSQL), taken in turn in one run; medians.

${new Date().toISOString().slice(0, 10)}, ${os.availableParallelism()} cores, load ${os.loadavg()[2]?.toFixed(1)} at the end (the clients and PostgreSQL share the cores), Node ${process.versions.node}.

| What | Figure | Goal | Holds | Behind it |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

await run();
