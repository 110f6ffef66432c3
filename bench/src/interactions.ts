import type { Locator, Page } from '@playwright/test';
import type { BenchHouse } from './rig/bench-house.ts';
import { inBrowser } from './rig/browser.ts';
import { enter } from './rig/enter.ts';
import { median } from './rig/numbers.ts';
import { type Phone, phones, slowTo } from './rig/phone.ts';
import type { Result } from './rig/result.ts';

const goalMs = 100;
/** Repeats of each act, each on a freshly loaded page. */
const rounds = 5;
/** An upper limit of presses: above the number of pages in the demo's catalogue. */
const mostPages = 200;
const screen = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ru-RU',
};

const tile = 'main li:has(a[href^="/estates/"])';

interface Act {
  readonly what: string;
  readonly act: (page: Page) => Promise<void>;
}

/** Acts on the longest list: the whole catalogue, with every page of it loaded. */
const acts: readonly Act[] = [
  {
    what: 'a heart in the middle of the list',
    act: async (page) => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      await page.waitForTimeout(1500);
      await touch(page.locator(tile).nth(5).getByRole('button').first());
    },
  },
  {
    what: 'opening the filters',
    act: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await touch(page.getByRole('button', { name: /^Фильтры/ }).first());
    },
  },
  {
    what: 'typing in a filter',
    act: async (page) => {
      await touch(page.getByRole('dialog').getByRole('textbox').first());
      await page.keyboard.type('9000000', { delay: 120 });
    },
  },
  { what: 'closing the filters', act: (page) => page.keyboard.press('Escape') },
  {
    what: 'opening a card',
    act: (page) => touch(page.locator(tile).nth(2).getByRole('link').first()),
  },
];

/**
 * The longest interaction (Event Timing: from the touch to the next frame) on two phones with the whole
 * catalogue loaded.
 */
export async function interactions({ cabinet }: BenchHouse): Promise<Result[]> {
  return inBrowser(async (browser) => {
    await enter(browser, `${cabinet}/auth`);
    const results: Result[] = [];
    for (const phone of ['middle', 'slow'] as const) {
      const seen = new Map(acts.map(({ what }) => [what, [] as number[]]));
      let estates = 0;
      for (let round = 0; round < rounds; round += 1) {
        const page = await browser.newPage();
        await page.goto(`${cabinet}/estates?kind=all`);
        estates = await openAll(page);
        await watch(page);
        await slowTo(phone, browser, page);
        for (const { what, act } of acts) {
          await act(page);
          await page.waitForTimeout(1500);
          seen.get(what)?.push(await longest(page));
        }
        await page.close();
      }
      for (const [what, ms] of seen) results.push(lineOf(what, phone, ms, estates));
    }
    return results;
  }, screen);
}

/**
 * Scrolls to the place before the touch, since that is not measured, and avoids a locator's own `tap`, whose
 * checks run in the page.
 */
async function touch(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error(`nothing to touch: ${place}`);
  await place.page().waitForTimeout(1500);
  await place.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Presses «Показать ещё» to the end, without the throttling of a phone.
 * @returns how many estates the list has then
 */
async function openAll(page: Page): Promise<number> {
  await page.locator(tile).first().waitFor();
  // Its spinner stays 200 ms (S9-10), and presses do nothing meanwhile.
  const more = page.locator('main button:not([aria-busy])', { hasText: 'Показать ещё' });
  for (let pages = 0; pages < mostPages && (await hasMore(page)); pages += 1) {
    const before = await estatesOf(page);
    await more.dispatchEvent('click');
    await page.waitForFunction(([all, least]) => Number(document.querySelector(all)?.ariaSetSize) > least, [
      tile,
      before,
    ] as const);
  }
  return estatesOf(page);
}

async function hasMore(page: Page): Promise<boolean> {
  return (await page.getByRole('button', { name: 'Показать ещё' }).count()) > 0;
}

/** The number of estates in the list; only those near the screen are in the document. */
async function estatesOf(page: Page): Promise<number> {
  return Number(await page.locator(tile).first().getAttribute('aria-setsize'));
}

async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEventTiming).interactionId) seen.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The longest interaction in ms since the last call; the browser does not report those of 16 ms and less. */
async function longest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: number[] };
    return Math.max(0, ...seen.splice(0));
  });
}

const names: Readonly<Record<Phone, string>> = { middle: 'a phone', slow: 'a slow phone' };

function lineOf(what: string, phone: Phone, seen: readonly number[], estates: number): Result {
  const ms = median(seen);
  const all = seen.toSorted((one, other) => one - other).join(', ');
  return {
    what: `Longest interaction on ${names[phone]}, ${what}`,
    figure: ms === 0 ? '≤ 16 ms' : `${ms.toFixed(0)} ms`,
    ...(phone === 'middle' && { goal: `≤ ${goalMs} ms`, holds: ms <= goalMs }),
    note: `${estates} estates in the list, BenchmarkIndex ${phones[phone]}; the middle of ${all}`,
  };
}
