import type { Page } from '@playwright/test';

/**
 * What makes a page wider than its window. The width of the window as it was opened is the measure: a phone
 * stretches `innerWidth` to a page that is too wide, and would never find one. A page drawn for one width
 * (S2.5-32…35) has that.
 * @returns the page's width and the elements that stick out, if it is
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
