import type { Page } from '@playwright/test';

interface Shift {
  readonly at: number;
  readonly value: number;
  /** Moved elements: x, y, width and height of the visible part before and after, in CSS pixels. */
  readonly moved: readonly string[];
}

/** Begins to record layout shifts of a page that is loaded afterwards. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** Runs in the page. */
function watch(): void {
  const shifts: Shift[] = [];
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] };
  const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const tell = ({ node, previousRect, currentRect }: Source) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const words = (element?.textContent ?? '').trim().slice(0, 24);
    const name = `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')?.split(' ')[0]}`;
    return `${name} «${words}» from ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
  };
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Entry[])
      if (!hadRecentInput) shifts.push({ at: startTime, value, moved: sources.map(tell) });
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { layoutShifts: shifts });
}

/** @returns the layout shift of a load as browsers count it (CLS), and the elements that moved the most */
export async function shiftOf(page: Page): Promise<{ value: number; moved: readonly string[] }> {
  const shifts = await page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts);
  const most = [...shifts].sort((one, other) => other.value - one.value)[0];
  return { value: worstWindow(shifts), moved: most?.moved ?? [] };
}

/** Shifts less than a second apart, within five seconds at most, count as one. */
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
