import { expect, type Locator, type Page } from '@playwright/test';
import { button } from './booking.ts';

const compose = /^Составить (черновик|заново)$/;

/**
 * The lawyer makes a draft on the open card of a deal, and sends it to the members.
 * @param enter fills in what the deal does not know
 */
export async function draftAndSend(
  desk: Page,
  enter: (window: Locator) => Promise<void> = async () => undefined,
): Promise<void> {
  await desk.getByRole('button', { name: compose }).click();
  const draft = desk.getByRole('dialog', { name: compose });
  await enter(draft);
  await draft.getByRole('button', { name: compose }).click();
  await expect(draft).toBeHidden();
  await desk.getByRole('button', { name: 'Отправить участникам' }).click();
  const send = desk.getByRole('dialog', { name: 'Отправить участникам' });
  await send.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(send).toBeHidden();
}

/** In ms of the page's clock: longer than a clause must be visible to count as read. */
const look = 800;

/** Reads the contract on its page to the end, clause by clause; advances the page's clock. */
export async function readToEnd(page: Page): Promise<void> {
  const next = button(page, /^(Читать дальше|Прочитать убранный)/).last();
  await expect(next).toBeVisible();
  await page.clock.install();
  while (await next.isVisible()) {
    const led = await next.textContent();
    await expect(async () => {
      if ((await next.isVisible()) && (await next.textContent()) === led) await next.click();
      await page.clock.fastForward(look);
      expect(await next.or(agreeOn(page)).last().textContent()).not.toBe(led);
    }).toPass({ intervals: [50] });
  }
}

const agreeOn = (page: Page) => button(page, 'Согласиться с договором').last();

/** Agrees to the version on the page, all clauses of which are read. */
export async function agreeOnPage(page: Page): Promise<void> {
  const agree = agreeOn(page);
  await expect(agree).not.toHaveAttribute('aria-disabled', 'true');
  await agree.click();
}
