import type { ElementHandle, Page, Request } from '@playwright/test';

interface Pressing {
  readonly page: Page;
  /** Addresses of the pages whose buttons are pressed. */
  readonly addresses: readonly string[];
  /** Buttons that are skipped: they would end something that the next presses need. */
  readonly spared?: RegExp;
}

/** In ms: the longest wait for a visible effect of a press, or for a call. */
const patience = 3000;

const buttons =
  'button, summary, [role=button], [role=switch], [role=checkbox], [role=radio], [role=tab], [role=combobox]';

/** A button of a page. */
interface Found {
  /** Its name without the numbers. */
  readonly name: string;
  /** Whether it is in the frame that every page has. */
  readonly isFramed: boolean;
}

/**
 * Presses each kind of visible button on some pages, each on the freshly loaded page; those of the frame once
 * in all.
 * @returns what is wrong, in a line each, and how many buttons were pressed
 */
export async function pressButtons(pressing: Pressing): Promise<{ wrong: string[]; pressed: number }> {
  const { page, addresses, spared } = pressing;
  const wrong: string[] = [];
  const known = new Set<string>();
  let pressedNow = '';
  let pressed = 0;
  const tell = (what: string) => wrong.push(`${pressedNow}: ${what}`);
  page.on('pageerror', (error) => tell(error.message));
  page.on('response', (answer) => {
    if (answer.status() >= 500 || answer.status() === 404) tell(`${answer.status()} of ${answer.url()}`);
  });
  page.on('filechooser', () => undefined);
  for (const address of addresses) {
    pressedNow = address;
    await openAnew(page, address);
    for (const { name, isFramed } of await findButtons(page)) {
      const key = isFramed ? name : `${address} ${name}`;
      if (known.has(key) || spared?.test(name)) continue;
      known.add(key);
      pressedNow = `${address} «${name}»`;
      const button = await buttonNamed(page, name);
      // A former press has removed this button for good.
      if (!button) continue;
      pressed += 1;
      if (!(await doesSomething(page, button))) tell('a press does nothing');
      await openAnew(page, address);
    }
  }
  return { wrong, pressed };
}

async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('h1').first().waitFor({ timeout: 15_000 });
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), null, { timeout: 15_000 });
  // Content that is still loading would be mistaken for the effect of a press.
  await page.waitForLoadState('networkidle', { timeout: patience }).catch(() => undefined);
}

const findButtons = (page: Page): Promise<Found[]> =>
  page.evaluate((selector) => {
    const seen = new Set<string>();
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((button) => {
      const isShown = button.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isOff = button.matches(':disabled, [aria-disabled=true]');
      // A chosen option does nothing when it is chosen again.
      const isChosen = button.matches(
        '[role=tab][aria-selected=true], [role=radio][aria-checked=true], fieldset [aria-pressed=true], [aria-current]',
      );
      const said = button.getAttribute('aria-label') ?? button.textContent ?? '';
      const name = said.replaceAll(/[\d\s]+/g, ' ').trim();
      if (!isShown || isOff || isChosen || seen.has(name)) return [];
      seen.add(name);
      return [{ name, isFramed: !button.closest('main, [role=dialog]') }];
    });
  }, buttons);

async function buttonNamed(page: Page, name: string): Promise<ElementHandle<HTMLElement> | undefined> {
  const found = await page
    .waitForFunction(
      ([selector, wanted]) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find((button) => {
          const said = button.getAttribute('aria-label') ?? button.textContent ?? '';
          return button.checkVisibility() && said.replaceAll(/[\d\s]+/g, ' ').trim() === wanted;
        }),
      [buttons, name] as const,
      { timeout: patience },
    )
    .catch(() => undefined);
  return found?.asElement() as ElementHandle<HTMLElement> | undefined;
}

/**
 * Whether a press changes the content or the address of the page, moves the focus, makes a call, or opens a
 * window of the browser.
 */
async function doesSomething(page: Page, button: ElementHandle<HTMLElement>): Promise<boolean> {
  await page.evaluate(() => {
    const looks = { done: false };
    Object.assign(window, { looks });
    new MutationObserver((changes) => {
      looks.done ||= changes.some(
        ({ type, attributeName }) =>
          type !== 'attributes' || /^(aria-(?!busy)|hidden|open|inert|value|d$)/.test(attributeName ?? ''),
      );
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const before = page.url();
  const { promise: answered, resolve } = Promise.withResolvers<boolean>();
  const asked = (request: Request) => {
    if (request.url().includes('/api/')) resolve(true);
  };
  page.on('request', asked);
  page.once('filechooser', () => resolve(true));
  page.once('download', () => resolve(true));
  page.context().once('page', (aside) => void aside.close().then(() => resolve(true)));
  await button.click({ timeout: patience }).catch(() => button.press('Enter', { timeout: patience }));
  const shown = page
    .waitForFunction(
      (pressed) => {
        const { looks } = window as unknown as { looks?: { done: boolean } };
        const { activeElement } = document;
        return !looks || looks.done || (activeElement !== document.body && activeElement !== pressed);
      },
      button,
      { timeout: patience },
    )
    .then(
      () => true,
      () => page.url() !== before,
    );
  return Promise.race([answered, shown]).finally(() => page.off('request', asked));
}
