import type { Page } from '@playwright/test';

/**
 * Checks a page in forced colors, which remove backgrounds, shadows and text colours.
 * @returns chosen items that look like their neighbours
 */
export async function chosenUnseen(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(findUnseen);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** Runs in the page. */
function findUnseen(): string[] {
  const chosen = '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]';
  const lookOf = (element: Element) => {
    const style = getComputedStyle(element);
    return [
      style.outline,
      style.border,
      style.borderTop,
      style.borderBottom,
      style.backgroundColor,
      style.textDecorationLine,
    ].join();
  };
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return [...document.querySelectorAll(chosen)].flatMap((one) => {
    const group = one.closest('nav, ul, ol, fieldset, [role=tablist], [role=group]');
    const like = [...(group?.querySelectorAll(one.tagName) ?? [])].filter(
      (other) => other.className === one.className && !other.matches(chosen) && other.checkVisibility(),
    );
    if (!one.checkVisibility() || !one.matches('a, button') || like.length === 0) return [];
    const isTold = like.every((other) => lookOf(other) !== lookOf(one));
    return isTold ? [] : [`${one.tagName.toLowerCase()} «${(one.textContent ?? '').trim().slice(0, 30)}»`];
  });
}
