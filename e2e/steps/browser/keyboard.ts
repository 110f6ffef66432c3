import { expect, type Locator, type Page } from '@playwright/test';
import { password } from '../../stage/people.ts';

const mostSteps = 160;
/** More than any window here has places for the focus. */
const roundOfWindow = 15;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/**
 * Where the person stands is drawn: a line or a shadow about what has the focus, about what covers it, or
 * about its field, and it was not there before. What they look like without the focus is asked of a copy: to
 * take the focus away would close menus and bring up the errors of fields.
 */
const seeFocus = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const field = focused?.parentElement;
        if (!field || !focused.matches(':focus-visible')) return false;
        const copy = field.cloneNode(true) as Element;
        // Of two radios of one name only one stays chosen.
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
 * Walks with Tab until the element has the focus, as a person without a mouse does; fails when it cannot be
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

/** Types in place of what stands in the field. */
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

/** The form of the sign-in that is on the screen. */
export async function enterByKeyboard(page: Page, phone: string): Promise<void> {
  await type(page, page.getByLabel('Телефон'), phone.slice(1));
  await type(page, page.getByLabel('Пароль', { exact: true }), password);
  await page.keyboard.press('Enter');
}

/** A window opens by a press, keeps the focus all round, and gives it back when Escape closes it. */
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
