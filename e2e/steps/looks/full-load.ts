import { expect, type Page } from '@playwright/test';
import { chosenUnseen } from './chosen-look.ts';
import { coveredControls } from './covered-focus.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import { tooWide } from './too-wide.ts';

/** The greatest layout shift (CLS) of a page while it loads: half of what Core Web Vitals call good. */
const most = 0.05;
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
/** A phone; a screen of 1280 × 1024 at a zoom of 200 % and of 400 %. */
const narrow = [phone, { width: 640, height: 512 }, { width: 320, height: 256 }];

/**
 * Loads the page of an address beside a walk, on a phone and on a wide screen, with late answers at different
 * times.
 * @returns layout shifts, covered focused controls, parts that are too wide, chosen items that do not look
 *   chosen
 */
export async function loadAnew(walked: Page): Promise<string[]> {
  const page = await walked.context().newPage();
  await watchShifts(page);
  const line = await slowLine(page);
  const wrong: string[] = [];
  try {
    for (const window of [wide, phone]) {
      await page.setViewportSize(window);
      await page.goto(walked.url());
      await rest(page, line);
      const { value, moved } = await shiftOf(page);
      if (value > most) wrong.push(`${window.width} px: moves by ${value.toFixed(2)}: ${moved.join(', ')}`);
      wrong.push(...named(window, await chosenUnseen(page)));
    }
    for (const window of narrow) {
      await page.setViewportSize(window);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      wrong.push(...named(window, [...(await tooWide(page)), ...(await coveredControls(page))]));
    }
  } finally {
    await page.close();
  }
  return wrong;
}

const named = ({ width, height }: typeof phone, found: readonly string[]): string[] =>
  found.map((one) => `${width}×${height}: ${one}`);

/**
 * Delays every answer by a time of its own.
 * @returns a function: for how many ms no call has begun or ended
 */
async function slowLine(page: Page): Promise<() => number> {
  let [held, last] = [0, Date.now()];
  await page.route(/\/api\/|\.woff2$/, async (route) => {
    held += 1;
    await new Promise((done) => setTimeout(done, waitOf(route.request().url())));
    await route.continue().catch(() => undefined);
    held -= 1;
    last = Date.now();
  });
  return () => (held > 0 ? 0 : Date.now() - last);
}

/**
 * In ms: each answer has its own delay, the same on every run, so that parts of a page come one after
 * another.
 */
function waitOf(address: string): number {
  const { pathname } = new URL(address);
  const spread = [...pathname].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 250, 7);
  return 50 + spread;
}

/** Waits until neither the page nor the network has anything pending. */
async function rest(page: Page, quietFor: () => number): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect.poll(quietFor, { intervals: [100] }).toBeGreaterThan(250);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
