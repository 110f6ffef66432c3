// Features: booking, passports.
import { expect, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { makeBuyer } from '../../stage/people.ts';
import { button, typePassport, uploadScan } from '../../steps/deals/booking.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

const openings = async (person: number): Promise<number> => {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from audit_records where action = 'passports.open' and subject = $1`,
    [`user:${person}`],
  );
  return row?.count ?? 0;
};

test('[S3-46] a passport that changed under the lawyer’s eyes is not decided about: it is opened anew, which is on record, and shows what is there now (promise 52)', async ({
  page,
  browser,
  contextOptions,
}) => {
  const buyer = await makeBuyer();
  await signIn(page, buyer.phone, '/profile');
  const card = page.getByRole('region', { name: 'Паспорт', exact: true });
  await button(page, 'Добавить паспорт').click();
  await typePassport(page);
  await uploadScan(page);
  await button(page, 'Сохранить паспорт').click();
  await expect(card.getByText('Паспорт на проверке')).toBeVisible();

  const desk = await (await browser.newContext(contextOptions)).newPage();
  await signInStaff(desk, 'lawyer');
  await desk.goto(`${new URL(desk.url()).origin}/passports/${buyer.id}`);
  await desk.getByRole('button', { name: 'Открыть паспорт' }).click();
  const window = desk.getByRole('dialog');
  await expect(window.getByText('г. Архангельск').first()).toBeVisible();

  await button(page, 'Изменить паспорт').click();
  await card.getByLabel('Место рождения').fill('г. Онега');
  await button(page, 'Сохранить паспорт').click();
  await expect(card.getByText('Паспорт на проверке')).toBeVisible();
  await expect(card.getByText('г. Онега')).toBeVisible();

  await test.step('what was read is no more: nothing is decided, and no button decides', async () => {
    await window.getByRole('button', { name: 'Вернуть на исправление' }).click();
    await window.getByLabel('Причина').fill('Скан не читается');
    await window.getByRole('button', { name: 'Вернуть на исправление' }).click();
    await expect(window.getByText('Пока вы смотрели, здесь изменилось')).toBeVisible();
    await expect(window.getByRole('button', { name: 'Вернуть на исправление' })).toBeHidden();
    await expect(window.getByText('г. Онега')).toBeHidden();
    await expect(card.getByText('Паспорт на проверке')).toBeVisible();
    expect(await openings(buyer.id)).toBe(1);
  });

  await test.step('opened anew, it is as the buyer has sent it; the reason that was typed waits', async () => {
    await window.getByRole('button', { name: 'Открыть заново' }).click();
    await expect(window.getByText('г. Онега').first()).toBeVisible();
    await expect(window.getByText('Пока вы смотрели, здесь изменилось')).toBeHidden();
    expect(await openings(buyer.id)).toBe(2);
    await window.getByRole('button', { name: 'Вернуть на исправление' }).click();
    await expect(window.getByLabel('Причина')).toHaveValue('Скан не читается');
    await window.getByRole('button', { name: 'Назад' }).click();
    await window.getByRole('button', { name: 'Отметить проверенным' }).click();
    await expect(window).toBeHidden();
    await expect(card.getByText(/^Проверен /)).toBeVisible();
  });
  await desk.context().close();
});
