// Features: eds.
// Widths: both, the menu is a sheet on a phone and a popup on a wide screen.
import { expect, type Page, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { allowAll, hold, refuse } from '../../steps/browser/refuse.ts';
import { twoFrames } from '../../steps/browser/retries.ts';
import { orderByCalls } from '../../steps/people/certificate.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const eds = (page: Page) => page.getByRole('link', { name: 'Электронная подпись' });

/** Presses the menu item, which is in the sheet on a phone. */
async function pressEds(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Ещё' }).click();
  await eds(page).filter({ visible: true }).first().click();
}

test('[S4.4-02, S4.4-03, S4.4-05, S4.4-01] «Электронная подпись» asks behind the preloader; without signatures it leads to the entry, and to the list once they are loaded', async ({
  page,
  isMobile,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route('**/api/eds', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await pressEds(page, isMobile);
  await expect(page.getByText('Пожалуйста, подождите...').filter({ visible: true }).first()).toBeVisible();
  release();
  await page.waitForURL('**/eds');
  await expect(page.getByText('Пожалуйста, подождите...').filter({ visible: true })).toHaveCount(0);
  await pressEds(page, isMobile);
  await page.waitForURL('**/eds/signatures');
  expect(asked).toBe(1);
});

test('[S4.4-03] signatures that do not load are told, and the person stays; an answer that comes too late leads nowhere', async ({
  page,
  isMobile,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  await refuse(page, '**/api/eds', { code: 'INTERNAL', message: 'Подписи не открылись' });
  await pressEds(page, isMobile);
  await expect(page.getByRole('dialog', { name: 'Подписи не открылись' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await allowAll(page);
  await page.getByRole('link', { name: 'Документы', exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Документы' })).toBeVisible();
  const release = await hold(page, '**/api/eds');
  await pressEds(page, isMobile);
  await expect(page.getByText('Пожалуйста, подождите...').filter({ visible: true }).first()).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/dashboard');
  const answered = page.waitForResponse('**/api/eds');
  release();
  await (await answered).finished();
  await twoFrames(page);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('[S4.4-04, S2.4-05] with a signature it leads to the list, which belongs to the same item', async ({
  page,
  isMobile,
}) => {
  const buyer = await makeBuyer();
  await orderByCalls(buyer);
  await signIn(page, buyer.phone);
  await pressEds(page, isMobile);
  await page.waitForURL('**/eds/signatures');
  if (isMobile) await page.getByRole('button', { name: 'Ещё' }).click();
  await expect(eds(page).filter({ visible: true }).first()).toHaveAttribute('aria-current', 'page');
});

test('[S2.4-15, S2.4-16] the bell leads to its page; sharing of the screen has no item of the menu', async ({
  page,
  isMobile,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  const links = page.getByRole('link', { includeHidden: true });
  if (isMobile) await page.getByRole('button', { name: 'Ещё' }).click();
  else await page.getByRole('navigation', { name: 'Меню', exact: true }).getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Мои обращения' })).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(addresses).not.toContain('/screensharing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Уведомления/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Все уведомления' }).click();
  await page.waitForURL('**/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible();
});

test('[S2.6-01] the guards run on every page: an estate in any address is kept and taken out', async ({
  page,
}) => {
  const estate = await pickEstate();
  const kept = () => page.evaluate(() => localStorage.getItem('booking:flat'));
  for (const path of ['/auth', '/auth/forgot', '/estates', '/questionnaire/token', '/no-such-page']) {
    await page.goto(`${path}?flat_id=${estate}`);
    await expect.poll(kept, path).toBe(String(estate));
    await expect.poll(() => new URL(page.url()).search, path).toBe('');
    await page.evaluate(() => localStorage.removeItem('booking:flat'));
  }
  await signIn(page, (await makeBuyer()).phone);
  for (const path of ['/dashboard', '/elements', '/deals/7/members', '/notifications/1']) {
    await page.goto(`${path}?flatId=${estate}`);
    await page.waitForURL(`**/deals/${estate}/booking/start`);
  }
});
