import type { Page } from '@playwright/test';

/**
 * Focuses each control, forwards and backwards, as Tab does: the browser scrolls for both by the same rule.
 * @returns controls that are partly covered by a floating element, and those out of view
 */
export const coveredControls = (page: Page): Promise<string[]> => page.evaluate(findCovered);

/** Runs in the page. */
function findCovered(): string[] {
  const window = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].find((one) =>
    one.checkVisibility(),
  );
  const controls = [
    ...(window ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(
    (one) =>
      one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
  );
  const floatOver = (top: Element, control: Element) => {
    for (let at: Element | null = top; at && !at.contains(control); at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return undefined;
  };
  const nameOf = (one: Element) =>
    `${one.tagName.toLowerCase()} «${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)}»`;
  const wrongWith = (control: HTMLElement): string | undefined => {
    const { left, right, top, bottom, height } = control.getBoundingClientRect();
    const [middle, centre, inset] = [(left + right) / 2, (top + bottom) / 2, 3];
    const points = [
      [middle, centre],
      ...[left + inset, right - inset].flatMap((x) => [top + inset, bottom - inset].map((y) => [x, y])),
    ] as [number, number][];
    const inSight = points.filter(
      ([x, y]) => x >= 0 && y >= 0 && x < document.documentElement.clientWidth && y < innerHeight,
    );
    // A control higher than half the window may be cut off; in a text field the browser scrolls to the line.
    const isHigh = height > innerHeight / 2 || control.matches('textarea');
    if (inSight.length === 0)
      return isHigh && top < innerHeight && bottom > 0 ? undefined : 'is out of sight';
    const covers = inSight.map(([x, y]) => {
      const over = document.elementFromPoint(x, y);
      // A part of the control itself does not cover it: a sticky heading within a scrolled table.
      return over && !control.contains(over) ? floatOver(over, control) : undefined;
    });
    const cover = isHigh ? covers.every(Boolean) && covers[0] : covers.find(Boolean);
    return cover ? `lies under ${cover.getAttribute('class') ?? nameOf(cover)}` : undefined;
  };
  // An element that already has the focus would not be scrolled into view.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const found = new Set<string>();
  for (const control of [...controls, ...controls.toReversed()]) {
    control.focus();
    if (document.activeElement !== control) continue;
    const wrong = wrongWith(control);
    if (wrong) found.add(`${nameOf(control)} ${wrong}`);
  }
  return [...found];
}
