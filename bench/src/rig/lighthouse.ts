import { debugPort } from './browser.ts';

export interface Audit {
  /** Scores from 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  readonly largestPaintMs: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Total blocking time in ms. */
  readonly blockedMs: number;
}

/** Runs Lighthouse with its phone settings in the open browser. @throws Error when another page was shown */
export async function audit(url: string): Promise<Audit> {
  const { default: lighthouse } = await import('lighthouse');
  const run = await lighthouse(url, {
    port: debugPort,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  if (!run) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits, finalDisplayedUrl } = run.lhr;
  const shown = new URL(finalDisplayedUrl).pathname;
  if (shown !== new URL(url).pathname) throw new Error(`${url} was led to ${shown}`);
  const value = (name: string): number => {
    const found = audits[name]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse has no ${name} of ${url}`);
    return found;
  };
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    largestPaintMs: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blockedMs: value('total-blocking-time'),
  };
}
