// Features: deals, delegates.
import { expect, type Page, test } from '@playwright/test';
import { sql } from '../stage/database.ts';
import { smsFor } from '../stage/outside.ts';
import { growOld, makeBuyer, password, pickEstate } from '../stage/people.ts';
import { button } from '../steps/booking.ts';
import { dayIn } from '../steps/day-in.ts';
import { payByCard } from '../steps/pay.ts';
import { signIn } from '../steps/sign-in.ts';
import { reach } from '../steps/states.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Доверенные лица' });

test('[S6-12] a trusted person is named, accepts, sees the deal and pays the fee on behalf of the buyer; the history says so, and what is withdrawn is gone at once', async ({
  page,
  browser,
  contextOptions,
}) => {
  const [buyer, friend, estate] = await Promise.all([
    makeBuyer({ name: 'Вера', surname: 'Доверова' }),
    makeBuyer({ name: 'Олег', surname: 'Лесной' }),
    pickEstate(),
  ]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'payment');
  const theirs = await (await browser.newContext(contextOptions)).newPage();
  await signIn(theirs, friend.phone);

  await test.step('named by phone, with the password for a session proved long ago', async () => {
    await page.goto('/profile');
    await growOld(buyer.phone);
    await card(page).getByRole('button', { name: 'Добавить доверенное лицо' }).click();
    await card(page).getByRole('button', { name: 'Пригласить' }).click();
    await expect(card(page).getByLabel('Телефон доверенного лица')).toBeFocused();
    await card(page).getByLabel('Телефон доверенного лица').fill(friend.phone);
    await card(page).getByText('Смотреть и платить за бронь').click();
    await page.reload();
    await expect(card(page).getByLabel('Телефон доверенного лица')).toHaveValue(
      new RegExp(`${friend.phone.slice(-2)}$`),
    );
    await expect(card(page).getByRole('radio', { name: /^Смотреть и платить за бронь/ })).toBeChecked();
    await card(page).getByLabel('До какого дня').fill(dayIn(400));
    await card(page).getByRole('button', { name: 'Пригласить' }).click();
    await expect(card(page).getByText('Нужен день после сегодняшнего, не дальше года')).toBeVisible();
    await card(page).getByLabel('До какого дня').fill(dayIn(30));
    const since = new Date();
    await card(page).getByRole('button', { name: 'Пригласить' }).click();
    const proof = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
    await proof.getByLabel('Пароль', { exact: true }).fill(password);
    await proof.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(card(page).getByText(/Ждём согласия до/)).toBeVisible();
    await expect(card(page).getByText('Олег')).toBeHidden();
    expect(await smsFor(friend.phone, since)).toContain('Вера Д. доверяет вам');
  });

  await test.step('accepted in the own cabinet; the buyer’s open page learns of it', async () => {
    await theirs.goto('/dashboard');
    await theirs.getByRole('link', { name: 'Ответить в настройках' }).click();
    await theirs.getByRole('button', { name: 'Согласиться: Вера Д.' }).click();
    await expect(theirs.getByRole('button', { name: 'Отказаться: Вера Доверова' })).toBeVisible();
    await expect(card(page).getByText('Олег Лесной')).toBeVisible();
  });

  await test.step('the deal stands on the dashboard, marked with on whose behalf, without papers', async () => {
    await theirs.route('**/api/delegations/*/deals', (route) => route.abort());
    await theirs.goto('/dashboard');
    const deals = theirs.getByRole('region', { name: 'От имени: Вера Доверова' });
    await expect(deals.getByText('Сделки по доверию не загрузились')).toBeVisible({ timeout: 20_000 });
    await theirs.unroute('**/api/delegations/*/deals');
    await deals.getByRole('button', { name: 'Повторить' }).click();
    await deals.getByRole('link').click();
    await theirs.waitForURL(/\/trusted\/[^/]+\/deals\/\d+$/);
    await expect(theirs.getByText('Договор подписан, ждём оплату брони')).toBeVisible();
    await expect(theirs.getByText('Документы и паспорт закрыты.', { exact: false })).toBeVisible();
    await expect(theirs.getByRole('region', { name: 'Документы' })).toBeHidden();
  });

  await test.step('whoever has frozen his own cabinet pays for nobody', async () => {
    await sql('update users set frozen_at = now() where id = $1', [friend.id]);
    await theirs.reload();
    await expect(button(theirs, /^Картой,/)).toBeDisabled();
    await expect(theirs.getByText('Ваш кабинет заморожен. Сначала', { exact: false }).first()).toBeVisible();
    await sql('update users set frozen_at = null where id = $1', [friend.id]);
    await theirs.reload();
    await expect(button(theirs, /^Картой,/)).toBeEnabled();
  });

  await test.step('the fee is paid by card, and the bank leads back to the same page', async () => {
    await button(theirs, /^Картой,/).click();
    await payByCard(theirs);
    await theirs.waitForURL(/\/trusted\//);
    await expect(theirs.getByText('Бронь оплачена, сделка идёт')).toBeVisible();
  });

  await test.step('the buyer’s history says who has paid and on whose behalf', async () => {
    await page.goto(`/deals/${estate}/view`);
    const history = page.getByRole('region', { name: 'История' });
    await expect(history.getByText('Доверенное лицо начало оплату')).toBeVisible();
    await expect(history.getByText('Олег Лесной, от имени: Вера Доверова')).toBeVisible();
  });

  await test.step('withdrawn: the page that is open has nothing any more, and the dashboard neither', async () => {
    const opened = theirs.url();
    await page.goto('/profile');
    await card(page).getByRole('button', { name: 'Отозвать доверие: Олег Лесной' }).click();
    const asked = page.getByRole('dialog', { name: 'Отозвать доверие: Олег Лесной?' });
    await asked.getByRole('button', { name: 'Отозвать' }).click();
    await expect(card(page).getByText('Олег Лесной')).toBeHidden();
    await expect(card(page).getByRole('heading').locator('span')).toBeFocused();
    await expect(theirs.getByText('Этой сделки для вас больше нет')).toBeVisible();
    await theirs.getByRole('link', { name: 'На главную' }).click();
    // His own part stands, and theirs comes with it or not at all.
    await expect(theirs.getByRole('heading', { name: 'Выберите квартиру' })).toBeVisible();
    await expect(theirs.getByText('От имени')).toBeHidden();
    const { data } = (await (await theirs.request.get('/api/users/delegates')).json()) as {
      data: { received: unknown[] };
    };
    expect(data.received).toEqual([]);
    await theirs.goto(opened);
    await expect(theirs.getByText('Этой сделки для вас больше нет')).toBeVisible();
    await theirs.goto('/dashboard');
    await expect(theirs.getByRole('heading', { name: 'Выберите квартиру' })).toBeVisible();
    await expect(theirs.getByText('От имени')).toBeHidden();
  });
  await theirs.context().close();
});
