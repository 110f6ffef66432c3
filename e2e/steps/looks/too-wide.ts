import type { Page } from '@playwright/test';

/**
 * Finds what makes a page wider than its window. Compares with the window's original width: a phone enlarges
 * `innerWidth` to a page that is too wide. A page designed for one width (S2.5-32…35) has that width.
 * @returns the page's width and the elements that stick out; empty when it fits
 */
export async function tooWide(page: Page): Promise<string[]> {
  const { width } = page.viewportSize() ?? {};
  if (width === undefined) throw new Error('the window has no size of its own');
  return page.evaluate((opened) => {
    const root = document.documentElement;
    const drawn = document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content;
    const window = Math.max(opened, Number(/width=(\d+)/.exec(drawn ?? '')?.[1] ?? 0));
    if (root.scrollWidth <= window) return [];
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > window + 1,
    );
    const named = out.slice(0, 5).map(({ tagName, className }) => `${tagName} ${String(className)}`);
    return [`${root.scrollWidth} px in a window of ${window} px`, ...named];
  }, width);
}
