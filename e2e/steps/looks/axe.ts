import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** A third of the words of the other build, which is put into every page anew. */
const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Look {
  /** By default every rule of the standard; `colours` are all that a theme changes. */
  readonly rules?: 'colours';
  /** What is looked at alone, by selectors that each find something; by default the whole page. */
  readonly within?: readonly string[] | undefined;
  /** What is not looked at. */
  readonly except?: string;
}

/**
 * What axe finds on a page, in a line each. Run inside the page: the packaged runner opens a tab for every
 * look, and here is no foreign frame to be put together.
 */
export async function findings(
  page: Page,
  { rules, within = ['html'], except }: Look = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(allMoved);
  const runOnly = rules
    ? { type: 'rule' as const, values: ['color-contrast'] }
    : { type: 'tag' as const, values: standard };
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: false };
  const { violations } = await page.evaluate(
    ({ context, options }) => (window as unknown as { axe: typeof axe }).axe.run(context, options),
    { context: { include: within.map((one) => [one]), exclude: except ? [[except]] : [] }, options },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Whatever fades in has its colours only at the end; what turns without end is not waited for. */
export async function allMoved(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
