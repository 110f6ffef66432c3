import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The minified build: a third of the size, which matters because it is injected into every page. */
const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Look {
  /** By default all rules of the standard; `colours` are the rules that a theme may break. */
  readonly rules?: 'colours';
  /** Selectors of the checked parts, each of which must match; by default the whole page. */
  readonly within?: readonly string[] | undefined;
  /** Selector of parts that are not checked. */
  readonly except?: string;
}

/**
 * The problems that axe finds on a page, one per line. Runs inside the page: the packaged runner opens a tab
 * for every check, which only foreign frames need.
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

/** Waits for finite animations, since fading content has its final colours only then. */
export async function allMoved(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
