// Features: deals, delegates, payments.
import { expect, type Page, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { drivePayment, paymentsOf, smsFor } from '../../stage/outside.ts';
import { growOld, makeBuyer, numberOf, password, pickEstate } from '../../stage/people.ts';
import { dayIn } from '../../steps/browser/day-in.ts';
import { seeFailed } from '../../steps/browser/retries.ts';
import { atScreen, button } from '../../steps/deals/booking.ts';
import { payByCard } from '../../steps/deals/pay.ts';
import { lead, reach } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Доверенные лица' });

test('[S6-12] a trusted person is named, accepts, sees the deal and pays the fee on behalf of the buyer, whose open page names him and shows no bank’s code; the history says so, and what is withdrawn is gone at once', async ({
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
    await theirs.clock.install();
    await theirs.route('**/api/delegations/*/deals', (route) => route.abort());
    await theirs.goto('/dashboard');
    const deals = theirs.getByRole('region', { name: 'От имени: Вера Доверова' });
    await seeFailed(theirs, deals.getByText('Сделки по доверию не загрузились'));
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

  await test.step('his payment leads the buyer’s open page to who pays, since when and what may be done', async () => {
    await page.goto(`/deals/${estate}/booking/payment`);
    await atScreen(page, estate, 'payment');
    await button(theirs, /^По СБП/).click();
    await expect(theirs.getByRole('link', { name: 'Продолжить в банке' })).toBeVisible();
    await atScreen(page, estate, 'status');
    await expect(page.getByRole('heading', { name: 'За вас платят' })).toBeVisible();
    await expect(page.getByText('Бронь оплачивает Олег Лесной по вашему доверию.')).toBeVisible();
    await expect(page.getByText('Платёж начат')).toBeVisible();
    await expect(page.getByRole('img', { name: /QR-код/ })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Перейти на страницу банка' })).toBeHidden();
    for (const way of ['Оплатить по СБП', 'Оплатить картой']) await expect(button(page, way)).toBeEnabled();
  });

  await test.step('the deal tells the buyer the same, and asks nothing to be confirmed', async () => {
    await page.goto(`/deals/${estate}/view`);
    await expect(page.getByRole('heading', { name: 'За вас платит доверенное лицо' })).toBeVisible();
    await page.getByRole('link', { name: 'Посмотреть платёж' }).filter({ visible: true }).first().click();
    await atScreen(page, estate, 'status');
  });

  const number = await numberOf(estate);
  await test.step('refused by the bank: the buyer chooses anew', async () => {
    const [first] = await paymentsOf(number);
    await drivePayment(first?.id ?? '', 'decline');
    await atScreen(page, estate, 'payment');
    await expect(page.getByText('Банк не принял платёж').first()).toBeVisible();
  });

  await test.step('the buyer’s own payment beside his: whichever comes first pays', async () => {
    await expect(button(theirs, /^По СБП/)).toBeEnabled();
    await button(theirs, /^По СБП/).click();
    await atScreen(page, estate, 'status');
    await expect(page.getByRole('heading', { name: 'За вас платят' })).toBeVisible();
    const [his] = await paymentsOf(number);
    await button(page, 'Оплатить по СБП').click();
    await expect(page.getByRole('heading', { name: 'Оплатите по СБП' })).toBeVisible();
    await drivePayment(his?.id ?? '', 'succeed');
    await atScreen(page, estate, 'success');
    await expect(theirs.getByText('Бронь оплачена, сделка идёт')).toBeVisible();
  });

  const second = await pickEstate();
  await test.step('the fee of another flat is paid by card, and the bank leads back to the same page', async () => {
    await lead(buyer, second, 'payment');
    await theirs.goto(theirs.url().replace(/\d+$/, String(second)));
    await button(theirs, /^Картой,/).click();
    await payByCard(theirs);
    await theirs.waitForURL(/\/trusted\//);
    await expect(theirs.getByText('Бронь оплачена, сделка идёт')).toBeVisible();
  });

  await test.step('the buyer’s history says who has paid and on whose behalf', async () => {
    await page.goto(`/deals/${second}/view`);
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
