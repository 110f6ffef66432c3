import type { Locator } from '@playwright/test';

/** Whether another element would receive a press on the middle of a control. */
export const isCovered = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
