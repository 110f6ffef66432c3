import type { Page } from '@playwright/test';

interface Shift {
  readonly at: number;
  readonly value: number;
  readonly moved: readonly string[];
}

/** Begins to note what moves by itself in a page that is to be loaded. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** Runs in the page. */
function watch(): void {
  const shifts: Shift[] = [];
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const words = (element?.textContent ?? '').trim().slice(0, 24);
    return `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')?.split(' ')[0]} «${words}»`;
  };
  type Entry = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node: Node | null }[];
  };
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Entry[])
      if (!hadRecentInput)
        shifts.push({ at: startTime, value, moved: sources.map(({ node }) => nameOf(node)) });
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { layoutShifts: shifts });
}

/** @returns the shift of a load as browsers count it (CLS), and what has moved the most */
export async function shiftOf(page: Page): Promise<{ value: number; moved: readonly string[] }> {
  const shifts = await page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts);
  const most = [...shifts].sort((one, other) => other.value - one.value)[0];
  return { value: worstWindow(shifts), moved: most?.moved ?? [] };
}

/** Shifts with less than a second between them, of five seconds at most, are one. */
function worstWindow(shifts: readonly Shift[]): number {
  let [worst, sum, first, last] = [0, 0, 0, 0];
  for (const { at, value } of shifts) {
    const goesOn = at - last < 1000 && at - first < 5000;
    sum = goesOn ? sum + value : value;
    if (!goesOn) first = at;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
