import { expect, type Locator, type Page } from '@playwright/test';
import { password } from '../../stage/people.ts';

const mostSteps = 160;
/** More than the number of focusable elements in any window. */
const roundOfWindow = 15;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/**
 * Checks that the focus is visible: an outline or a shadow of the focused element, of the element that covers
 * it, or of its field, which it does not have without the focus. The unfocused look is taken from a copy:
 * removing the focus would close menus and show errors of fields.
 */
const seeFocus = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const field = focused?.parentElement;
        if (!field || !focused.matches(':focus-visible')) return false;
        const copy = field.cloneNode(true) as Element;
        // Of two radio buttons with one name only one stays checked.
        for (const radio of copy.querySelectorAll('[name]')) radio.removeAttribute('name');
        const place = [...field.children].indexOf(focused);
        const partsOf = (of: Element): [Element | null | undefined, string?][] => [
          [of],
          [of.children[place]],
          [of.children[place], '::after'],
          [of.children[place + 1]],
        ];
        const looks = (of: Element) =>
          partsOf(of).map(([part, pseudo]) => {
            if (!part) return [];
            const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(part, pseudo);
            const outlined = outlineStyle !== 'none' && outlineWidth !== '0px';
            return [outlined ? `${outlineWidth} ${outlineColor}` : 'none', boxShadow];
          });
        const now = looks(field);
        field.after(copy);
        const before = looks(copy);
        copy.remove();
        return now.some((lines, part) =>
          lines.some((line, kind) => line !== 'none' && line !== before[part]?.[kind]),
        );
      }),
    )
    .toBe(true);

/**
 * Presses Tab until the element has the focus, as a person without a mouse does; fails when it cannot be
 * reached.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let step = 0; step < mostSteps; step += 1) {
    if (await hasFocus(target)) return seeFocus(page);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Types in place of the field's content. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** The same backwards. */
export async function tabBackTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let step = 0; step < mostSteps; step += 1) {
    if (await hasFocus(target)) return seeFocus(page);
    await page.keyboard.press('Shift+Tab');
  }
  throw new Error(`Shift+Tab does not reach ${target}`);
}

/** Fills in the sign-in form on the screen. */
export async function enterByKeyboard(page: Page, phone: string): Promise<void> {
  await type(page, page.getByLabel('Телефон'), phone.slice(1));
  await type(page, page.getByLabel('Пароль', { exact: true }), password);
  await page.keyboard.press('Enter');
}

/** Checks that a window opens by a press, keeps the focus inside, and returns it when Escape closes it. */
export async function tryWindow(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await press(page, opener);
  await expect(dialog).toBeVisible();
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  for (let step = 0; step < roundOfWindow; step += 1) {
    await page.keyboard.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab');
    await expect.poll(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await seeFocus(page);
}
