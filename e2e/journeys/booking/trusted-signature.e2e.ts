// Features: deals, delegates, powers.
import { expect, type Page, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { smsFor } from '../../stage/outside.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { dayIn } from '../../steps/browser/day-in.ts';
import { atScreen, button, sign, typePassport, uploadScan } from '../../steps/deals/booking.ts';
import { reach } from '../../steps/deals/states.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';
import { checkedPassport, power, trust } from '../../steps/people/trust.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Доверенные лица' });

const openings = async (): Promise<number> => {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from audit_records where action = 'powers.open'`,
  );
  return row?.count ?? 0;
};

test('[S6-12] a power of attorney is shown by the buyer and accepted by the lawyer; then the trusted person reads and signs by his own code, and everybody sees who signed for whom', async ({
  page,
  browser,
  contextOptions,
  isMobile,
}) => {
  // Both widths run at once, and share the lawyer's list.
  const surname = isMobile ? 'Лесной' : 'Полевой';
  const [buyer, friend, estate] = await Promise.all([
    makeBuyer({ name: 'Вера', surname: 'Доверова' }),
    makeBuyer({ name: 'Олег', surname }),
    pickEstate(),
  ]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'sign');
  const id = await trust(buyer.phone, friend, 'sign');
  const theirs = await (await browser.newContext(contextOptions)).newPage();
  await signIn(theirs, friend.phone, `/trusted/${id}/deals/${estate}`);
  const signing = theirs.getByRole('link', { name: 'Прочитать и подписать' });
  await expect(theirs.getByText('Ждём подпись покупателя под договором бронирования')).toBeVisible();
  await expect(signing).toBeHidden();

  await test.step('the buyer copies it from the paper; what is half filled survives a reload', async () => {
    await page.goto('/profile');
    await card(page)
      .getByRole('button', { name: `Приложить доверенность: Олег ${surname}` })
      .click();
    const form = card(page).getByRole('form', { name: `Доверенность: Олег ${surname}` });
    await expect(form.getByLabel('Номер в реестре нотариуса')).toBeFocused();
    await form.getByLabel('Номер в реестре нотариуса').fill('77/100-н/77-2026-1-234');
    await form.getByLabel('Когда выдана').fill(dayIn(2));
    await page.reload();
    await expect(form.getByLabel('Номер в реестре нотариуса')).toHaveValue('77/100-н/77-2026-1-234');
    await form.getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(form.getByText('Напишите, кто удостоверил доверенность')).toBeVisible();
    await expect(form.getByLabel('Кто удостоверил')).toBeFocused();
    await form.getByLabel('Кто удостоверил').fill('Смирнова Ирина Павловна, Мурманск');
    await form.getByLabel('По какой день действует').fill(dayIn(200));
    await uploadScan(page, 'доверенность.png');
    await form.getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(form.getByText('Выберите день не позже сегодняшнего')).toBeVisible();
    await form.getByLabel('Когда выдана').fill(dayIn(-3));
    await form.getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(card(page).getByText('Доверенность № 77/100-н/77-2026-1-234 проверяет юрист')).toBeVisible();
  });

  const desk = await (await browser.newContext(contextOptions)).newPage();
  await test.step('the lawyer opens it, which is on record, and accepts it once both passports are checked', async () => {
    await signInStaff(desk, 'lawyer');
    const before = await openings();
    await desk.goto(`${new URL(desk.url()).origin}/passports`);
    await desk
      .getByRole('link', { name: new RegExp(`доверяет: ${surname} Олег .*ждёт проверки`) })
      .last()
      .click();
    await desk.getByRole('button', { name: 'Открыть доверенность' }).click();
    const window = desk.getByRole('dialog', { name: 'Доверенность' });
    await expect(window.getByText('Смирнова Ирина Павловна, Мурманск')).toBeVisible();
    await expect(window.getByText('Паспорт: не заполнен')).toBeVisible();
    await expect(window.getByRole('link', { name: /доверенность\.png/ })).toBeVisible();
    expect(await openings()).toBe(before + 1);
    await window.getByRole('button', { name: 'Принять доверенность' }).click();
    await expect(window.getByText('Сначала проверьте паспорта обоих', { exact: false })).toBeVisible();

    await theirs.goto('/profile');
    await expect(card(theirs).getByText('Доверенность проверяет юрист.', { exact: false })).toBeVisible();
    await button(theirs, 'Добавить паспорт').click();
    await typePassport(theirs);
    await uploadScan(theirs);
    await button(theirs, 'Сохранить паспорт').click();
    await expect(theirs.getByText('Паспорт на проверке')).toBeVisible();
    await sql('update passports set checked_at = now() where user_id = any($1)', [[buyer.id, friend.id]]);
    await window.getByRole('button', { name: 'Принять доверенность' }).click();
    await expect(window).toBeHidden();
    await expect(card(page).getByText('Подписывает по доверенности № 77/100')).toBeVisible();
    await expect(card(theirs).getByText('Можно подписывать по доверенности № 77/100')).toBeVisible();
  });

  await test.step('the paper is made in his name, and the buyer’s open page says so', async () => {
    await page.goto(`/deals/${estate}/booking/sign`);
    await theirs.goto(`/trusted/${id}/deals/${estate}`);
    await signing.click();
    await expect(theirs.getByText('Вы подписываете от имени: Вера Доверова')).toBeVisible();
    await button(theirs, 'Составить соглашение').click();
    await expect(theirs.getByText('Отпечаток файла SHA-256')).toBeVisible();
    await expect(
      page.getByText(`Соглашение составлено для вашего представителя: ${surname} Олег`, { exact: false }),
    ).toBeVisible();
  });

  await test.step('signed by his own code; he is back at the deal, and the buyer is told by SMS', async () => {
    const since = new Date();
    await sign(theirs, friend);
    await theirs.waitForURL(/\/trusted\/[^/]+\/deals\/\d+$/);
    await expect(theirs.getByText('Договор подписан, ждём оплату брони')).toBeVisible();
    await atScreen(page, estate, 'payment');
    expect(await smsFor(buyer.phone, since)).toContain('За вас подписали');
  });

  await test.step('the buyer’s history and the desk say who has signed, for whom and by what', async () => {
    await page.goto(`/deals/${estate}/view`);
    const history = page.getByRole('region', { name: 'История' });
    await expect(history.getByText('Доверенное лицо подписало договор бронирования')).toBeVisible();
    await expect(history.getByText(`Олег ${surname}, от имени: Вера Доверова`).first()).toBeVisible();
  });
  await desk.context().close();
  await theirs.context().close();
});

test('[S6-12] [promise 44] the buyer may take the agreement back and sign it himself; what the trusted person has open is then no paper to sign', async ({
  page,
  browser,
  contextOptions,
}) => {
  const [buyer, friend, estate] = await Promise.all([
    makeBuyer(),
    makeBuyer({ name: 'Олег', surname: 'Лесной' }),
    pickEstate(),
  ]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'sign');
  const id = await trust(buyer.phone, friend, 'sign');
  await power(id);
  await checkedPassport(friend);
  const theirs = await (await browser.newContext(contextOptions)).newPage();
  await signIn(theirs, friend.phone, `/trusted/${id}/deals/${estate}/sign`);
  await button(theirs, 'Составить соглашение').click();
  await expect(theirs.getByText('Отпечаток файла SHA-256')).toBeVisible();
  await expect(
    page.getByText('Соглашение составлено для вашего представителя', { exact: false }),
  ).toBeVisible();

  await page.getByLabel('Соглашение прочитано, условия принимаю').check();
  await expect(page.getByText('Отпечаток файла SHA-256')).toBeVisible();
  await button(page, 'Получить код').click();
  await expect(
    page.getByText('Соглашение составлено для вашего представителя', { exact: false }),
  ).toBeHidden();
  await expect(button(theirs, 'Составить соглашение')).toBeVisible();
  await expect(page.getByText('Отпечаток файла SHA-256')).toBeVisible();
  await sign(page, buyer);
  await atScreen(page, estate, 'payment');
  await theirs.waitForURL(/\/trusted\/[^/]+\/deals\/\d+$/);
  await theirs.context().close();
});
