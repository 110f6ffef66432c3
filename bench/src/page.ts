import type { BrowserContext } from '@playwright/test';
import { type ScriptWeight, scriptWeight } from '../../e2e/steps/browser/script-weight.ts';
import type { BenchHouse } from './rig/bench-house.ts';
import { inBrowser } from './rig/browser.ts';
import { enter } from './rig/enter.ts';
import { type Audit, audit } from './rig/lighthouse.ts';
import { atMost, type Result } from './rig/result.ts';
import { openStaticPage } from './rig/static-page.ts';

/** The best of several audits counts: other load of the machine can only make one slower. */
const runs = 3;

/**
 * Measures what a real browser loads, and Lighthouse's scores, on the sign-in page and the first page after
 * it.
 */
export async function pages({ cabinet }: BenchHouse): Promise<Result[]> {
  const [signIn, dashboard] = [`${cabinet}/auth`, `${cabinet}/dashboard`];
  const plain = await openStaticPage(cabinet, '/auth');
  const asGuest = await inBrowser(async (browser) => {
    const [ours, theirs] = [await best(signIn), await best(plain.url)];
    return [
      await size('sign-in', 100, browser, signIn),
      scores('sign-in', ours),
      atMost(1.15, {
        what: 'Largest paint of the sign-in beside the same page without scripts',
        ratio: ours.largestPaintMs / theirs.largestPaintMs,
        note: `${ours.largestPaintMs.toFixed(0)} and ${theirs.largestPaintMs.toFixed(0)} ms on Lighthouse's phone`,
      }),
    ];
  }).finally(plain.close);
  const signedIn = await inBrowser(async (browser) => {
    await enter(browser, signIn);
    const ours = await best(dashboard);
    return [
      await size('the first page after it', 130, browser, dashboard),
      scores('the dashboard', ours),
      shift(ours),
    ];
  });
  return [...asGuest, ...signedIn];
}

async function best(url: string): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await audit(url));
  return audits.reduce((kept, one) => (one.largestPaintMs < kept.largestPaintMs ? one : kept));
}

async function size(what: string, goalKb: number, browser: BrowserContext, url: string): Promise<Result> {
  const page = await browser.newPage();
  const weight: ScriptWeight = await scriptWeight(page, url);
  await page.close();
  const kb = weight.bytes / 1000;
  return {
    what: `JavaScript of ${what}, brotli`,
    figure: `${kb.toFixed(1)} KB`,
    goal: `≤ ${goalKb} KB`,
    holds: kb <= goalKb,
    note: `1 KB is 1000 bytes; ${weight.files.length} files until the page stands, ${(weight.laterBytes / 1000).toFixed(1)} KB after it`,
  };
}

function scores(what: string, { scores: all, largestPaintMs, shift: moved, blockedMs }: Audit): Result {
  return {
    what: `Lighthouse mobile, ${what}`,
    figure: Object.entries(all)
      .map(([id, score]) => `${id} ${score}`)
      .join(', '),
    goal: 'performance 100',
    holds: all.performance === 100,
    note: `largest paint ${largestPaintMs.toFixed(0)} ms, layout shift ${moved.toFixed(3)}, blocked ${blockedMs.toFixed(0)} ms; best of ${runs}`,
  };
}

function shift({ shift: moved }: Audit): Result {
  return {
    what: 'Layout shift of the dashboard',
    figure: moved.toFixed(3),
    goal: '≤ 0.05',
    holds: moved <= 0.05,
  };
}
