// Features: notifications.
// Widths: both, the frame is a bar at the foot on a phone and a row at the head on a wide screen.

import { expect, type Locator, type Page, test } from '@playwright/test';
import brand from '../../../brand.json' with { type: 'json' };
import { sql } from '../../stage/database.ts';
import { demoPhone, makeBuyer } from '../../stage/people.ts';
import { openFooter } from '../../steps/looks/footer.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const openUserMenu = async (page: Page) => {
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  return page.getByRole('dialog', { name: 'Меню пользователя' });
};

test('[S1-25, S1-27, S1-28, S1-29, S1-30, S1-31, S1-32, S1-33, S1-34, S1-51, S2.5-01, S3-16, S9-25, S9-26] the header: manager, phone, counters', async ({
  page,
  isMobile,
}) => {
  await signIn(page, demoPhone(1));
  const header = page.getByRole('banner');
  await expect(header.getByText(brand.name.ru)).toBeVisible();
  await expect(header.getByRole('button', { name: /^Уведомления, 1/ })).toBeVisible();
  if (isMobile) {
    const tabs = page.getByRole('navigation', { name: 'Главное' });
    await expect(tabs.getByRole('button', { name: 'Чат' })).toBeVisible();
    for (const name of ['Кабинет', 'Сделки', 'Документы']) {
      await expect(tabs.getByRole('link', { name })).toBeVisible();
    }
    return;
  }
  const manager = header.getByRole('link', { name: /Марина Лебедева/ });
  await expect(manager).toContainText('Персональный менеджер');
  await expect(manager).toContainText('написать');
  await expect(manager).toHaveAttribute('href', 'mailto:manager@demo.test');
  const phone = header.getByRole('link', { name: brand.phones.supportShown });
  await expect(phone).toHaveAttribute('href', `tel:${brand.phones.support}`);
  await expect(phone).toContainText('8 800 000-01-09');
  await expect(phone).toContainText('по России бесплатно');
  await expect(header.getByRole('button', { name: /^Чат/ })).toBeVisible();
  for (const name of ['Избранное', 'Сравнение']) {
    await expect(header.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
});

test('[S1-35, S1-36, S1-37, S1-38, S1-52, S2.5-02, S3-07, S3-10, S4.7-06] the user menu: the card with its status, number and expiry, or none yet', async ({
  page,
}) => {
  await signIn(page, demoPhone(12));
  const menu = await openUserMenu(page);
  const card = menu.getByRole('region', { name: 'Карта лояльности' });
  await expect(card).toContainText(/[Пп]рестиж/);
  await expect(card).toContainText('7700 0012 2026');
  await expect(card).toContainText(/до\s\d/);
  await expect(card.getByRole('button')).toHaveText(['Ваши привилегии']);
  await expect(card.getByText('Получить карту')).toBeHidden();
  await page.mouse.click(10, 100);
  await expect(menu).toBeHidden();

  const other = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const empty = await other?.newPage();
  if (!empty) throw new Error('no browser');
  await signIn(empty, demoPhone(1));
  const none = (await openUserMenu(empty)).getByRole('region', { name: 'Карта лояльности' });
  await expect(none.getByRole('link')).toHaveText(['Получить карту']);
  await expect(none.getByRole('button')).toHaveCount(0);
  await other?.close();
});

test('[S2.4-03, S2.4-10, S2.4-13, S2.4-14, S9-11] the user menu leads to what is the person’s own, and counts it', async ({
  page,
}) => {
  const { id, phone } = await makeBuyer();
  await signIn(page, phone);
  const menu = await openUserMenu(page);
  const names = ['Избранное', 'Персональные скидки', 'Кредитный потенциал', 'Мои обращения', 'Настройки'];
  for (const name of names) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await sql(
    `insert into flat_items (user_id, estate_id, category, created_at)
     select $1, id, 'cart', now() from estates order by id limit 2`,
    [id],
  );
  await page.reload();
  await openUserMenu(page);
  await expect(menu.getByRole('link', { name: /^Избранное/ })).toHaveText('Избранное2');
  await menu.getByRole('link', { name: 'Мои обращения' }).click();
  await expect(page).toHaveURL('/feedback');
  await expect(menu).toBeHidden();
});

test('[S1-39, S1-40, S1-41, S1-42, S1-43, S1-44, S1-45, S1-46, S1-47, S1-53, S2.5-03, S9-27, S9-28] the footer says what brand.json says', async ({
  page,
}) => {
  await signIn(page, demoPhone(1));
  const footer = await openFooter(page);
  const links: [name: string, href: string][] = [
    ['Квартиры', brand.sites.flat],
    ['Коммерческие помещения', brand.sites.commercial],
    ['Паркинги', brand.sites.parking],
    ['Кладовые', brand.sites.storage],
    ...[...brand.social, ...brand.stores].map(({ title, link }): [string, string] => [title, link]),
    ['Обратная связь', brand.feedback],
    ['Консультация', brand.consulting],
    ['Программа лояльности', brand.loyalty],
    [brand.phones.supportShown, `tel:${brand.phones.support}`],
    [brand.phones.office.shown, `tel:${brand.phones.office.number}`],
    ...brand.requisites.map(({ title, link }): [string, string] => [title.ru, link]),
    ['Защита персональных данных', brand.privacy],
    ['Условия использования', brand.terms],
  ];
  for (const [name, href] of links) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footer).toContainText('8 800 000-01-09');
  await expect(footer).toContainText('по России бесплатно');
  expect(brand.stores).toHaveLength(2);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer).toContainText(brand.name.ru);
});

test('[S2.5-04, S2.5-05, S2.5-06, S2.5-07, S2.5-08] the layout of the sign-in', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('banner').getByText(brand.name.ru)).toBeVisible();
  await expect(page.getByText(brand.notice.text.ru)).toBeVisible();
  await expect(page.getByRole('link', { name: brand.notice.more.ru })).toHaveAttribute(
    'href',
    brand.notice.link,
  );
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Защита персональных данных' })).toHaveAttribute(
    'href',
    brand.privacy,
  );
  await expect(footer.getByRole('link', { name: 'Условия использования' })).toHaveAttribute(
    'href',
    brand.terms,
  );
});

test('[S2.5-10, S2.5-11, S2.5-12, S2.5-13, S2.5-14, S2.5-15, S2.6-13, S6-07] open pages: the simple layout of a guest, the questionnaire’s', async ({
  page,
}) => {
  await page.goto('/estates');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Купить квартиру' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/auth');
  await page.goto('/questionnaire/token');
  await expect(page.getByRole('banner').getByText(brand.name.ru)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: brand.phones.supportShown })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Защита персональных данных' })).toBeVisible();
});

test('[S2.4-01, S2.4-02, S2.4-03, S2.4-04, S2.4-06, S2.4-07, S2.4-08, S2.4-09, S2.4-10, S2.4-11, S2.4-12, S2.4-13, S2.4-14, S6-02, S6-03] the menu, whole, in its words', async ({
  page,
  isMobile,
}) => {
  await signIn(page, demoPhone(12));
  const bar = page.getByRole('navigation', { name: isMobile ? 'Главное' : 'Меню', exact: true });
  // The last item appears late: it waits for the bonus account.
  if (!isMobile) await expect(bar.getByRole('link', { name: 'Рекомендовать друга' })).toBeVisible();
  await expect(bar.getByRole('link').first()).toBeVisible();
  const first = await bar.getByRole('link').allInnerTexts();
  await bar.getByRole('button', { name: 'Ещё' }).click();
  const rest = page.getByRole('dialog').getByRole('link');
  await expect(rest.first()).toBeVisible();
  if (isMobile) await expect(rest.getByText('Рекомендовать друга')).toBeVisible();
  const all = [...first, ...(await rest.allInnerTexts())].map((words) => words.replace(/\s+/g, ' ').trim());
  for (const words of [
    isMobile ? 'Кабинет' : 'Личный кабинет',
    'Сделки',
    'Избранное',
    'Электронная подпись',
    'Заявка на ипотеку',
    'Услуги и сервисы Новое',
    'Документы',
    'Кредитный потенциал',
    'Рекомендовать друга',
    'Настройки',
    'Персональные скидки',
    'Мои обращения',
  ]) {
    expect(all).toContain(words);
  }
});

test('[S6-04, S6-06] without a bonus account no friend is recommended; the signature stands for everybody', async ({
  page,
  isMobile,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  const asked = page.waitForResponse('**/api/bonus/account');
  await page.reload();
  await asked;
  const bar = page.getByRole('navigation', { name: isMobile ? 'Главное' : 'Меню', exact: true });
  await bar.getByRole('button', { name: 'Ещё' }).click();
  const rest = page.getByRole('dialog');
  await expect(rest.getByRole('link').first()).toBeVisible();
  const signature = page.getByRole('link', { name: 'Электронная подпись' }).filter({ visible: true });
  await expect(signature.first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Рекомендовать друга' })).toHaveCount(0);
});

test('[S2.7-26, S2.7-27, S2.7-30, S2.7-31, S4.7-01, S4.7-02, S4.7-03, S4.7-04, S4.7-05, S4.9-01, S4.9-02, S4.9-03, S4.9-04, S7-43, S2.2-16, S1-19, S3-28, S9-12] the bell and the list of notifications', async ({
  page,
  isMobile,
}) => {
  const { phone, id } = await makeBuyer();
  await notify(id, 4);
  await signIn(page, phone);
  await page.evaluate(() =>
    document.addEventListener('click_on_bell', () => document.body.setAttribute('data-bell', '')),
  );
  const bell = page.getByRole('button', { name: /^Уведомления/ });
  const loaded = page.waitForResponse('**/api/notification/list');
  await bell.click();
  await loaded;
  const popup = page.getByRole('dialog', { name: 'Уведомления' });
  await expect(popup.getByRole('listitem')).toHaveCount(3);
  await expect(page.locator('body[data-bell]')).toHaveCount(1);
  if (!isMobile) expect((await popup.boundingBox())?.width).toBe(400);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await bell.click();
  await expect(popup).toBeVisible();
  await page.mouse.click(4, 90);
  await expect(popup).toBeHidden();
  await bell.click();
  await popup.getByRole('link', { name: 'Все уведомления' }).click();
  await page.waitForURL('**/notifications');
  await expect(popup).toBeHidden();

  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('Новость 4');
  const weight = (title: Locator) => title.evaluate((one) => Number(getComputedStyle(one).fontWeight));
  const newest = rows.first().getByText('Новость 4');
  const highlighted = await weight(newest);
  const close = page.getByRole('main').getByRole('button', { name: /Убрать|Закрыть|архив/i });
  await expect(close).toHaveCount(4);
  const archived = page.waitForResponse('**/api/notification/archive');
  const listed = page.waitForResponse('**/api/notification/list');
  await close.first().click();
  await Promise.all([archived, listed]);
  await expect(close).toHaveCount(3);
  await page.getByRole('button', { name: /^Новые\s/ }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: /^Все\s\d/ }).click();
  await expect(rows).toHaveCount(4);
  expect(await weight(newest)).toBeLessThan(highlighted);
  // The texts of the list must not replace those of the popup.
  await bell.click();
  await expect(popup.getByRole('link', { name: 'Все уведомления' })).toBeVisible();
});

async function notify(user: number, count: number): Promise<void> {
  const { sql } = await import('../../stage/database.ts');
  await sql(
    `insert into notifications (user_id, fact, title, text, tags, at, is_new, is_archive)
     select $1, 'e2e:' || n, 'Новость ' || n, 'Текст', '{По сделке}', now() - (10 - n) * interval '1 minute', true, false
     from generate_series(1, $2) n`,
    [user, count],
  );
}
