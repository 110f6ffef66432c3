import type { BrowserContext, Page } from '@playwright/test';
import { median } from './numbers.ts';

/**
 * Phones by their BenchmarkIndex of Lighthouse, as Chromium's developer tools calibrate their throttling: a
 * Pixel 5 and a Moto G Power of 2022.
 */
export const phones = { middle: 1000, slow: 264 } as const;
export type Phone = keyof typeof phones;

const looks = 3;

/**
 * Throttles a page to the speed of a phone. Measures this machine's present speed first, because the speed of
 * a shared machine varies threefold within minutes.
 * @returns the throttling factor; 1 on a machine that is slower than the phone
 */
export async function slowTo(phone: Phone, browser: BrowserContext, page: Page): Promise<number> {
  const rate = Math.max(1, (await benchmarkIndex(browser)) / phones[phone]);
  const session = await browser.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return rate;
}

async function benchmarkIndex(browser: BrowserContext): Promise<number> {
  const { pageFunctions } = await import('lighthouse/core/lib/page-functions.js');
  const empty = await browser.newPage();
  const seen: number[] = [];
  for (let look = 0; look < looks; look += 1)
    seen.push(Number(await empty.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`)));
  await empty.close();
  return median(seen);
}
