// Features: completion, users.
import { expect, type Page, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { codeFor } from '../../stage/outside.ts';
import { makeUnconfirmed } from '../../stage/people.ts';
import { allowAll, breakOff, refuse } from '../../steps/browser/refuse.ts';
import { button } from '../../steps/deals/booking.ts';
import { enterPhone } from '../../steps/people/sign-in.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Завершите регистрацию' });
const warning = (page: Page, words: string) =>
  dialog(page).getByRole('alert').getByText(words, { exact: true });
const send = '**/api/users/getcode';
const accept = '**/api/users/acceptconditions';

async function enter(page: Page) {
  const person = await makeUnconfirmed();
  await page.goto('/auth');
  await enterPhone(page, person.phone);
  await expect(dialog(page)).toBeVisible();
  return person;
}

async function fill(page: Page, { surname, email }: { surname: string; email: string }) {
  await dialog(page).getByLabel('Электронная почта').fill(email);
  await dialog(page).getByLabel('Фамилия').fill(surname);
  await dialog(page)
    .getByLabel(/Принимаю/)
    .check();
}

test('[S2.7-03, S2.7-04, S2.7-05, S2.7-06, S3-20, S4.3-01, S4.3-02, S4.3-03, S4.3-04, S4.3-05, S4.3-06, S4.3-07, S7-22, S7-24, S7-26] a person of status 5 completes the registration by a code and is let in', async ({
  page,
}) => {
  const { phone, surname, id } = await enter(page);
  const email = `${phone}@post.test`;

  await test.step('the window cannot be left, and nothing of the cabinet is behind it', async () => {
    // On a phone every window is a sheet as wide as the screen.
    const screen = page.viewportSize()?.width ?? 0;
    expect((await dialog(page).boundingBox())?.width).toBe(screen < 512 ? screen : 362);
    await page.keyboard.press('Escape');
    await page.mouse.click(4, 4);
    await page.goto('/notifications');
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByText('Загрузилось не всё')).toBeHidden();
  });

  await test.step('both consents are off at first, and the first is required', async () => {
    const [agree, offers] = [dialog(page).getByLabel(/Принимаю/), dialog(page).getByLabel(/необязательно/)];
    await expect(agree).not.toBeChecked();
    await expect(offers).not.toBeChecked();
    await dialog(page).getByLabel('Электронная почта').fill(email);
    await dialog(page).getByLabel('Фамилия').fill(surname);
    await button(page, 'Получить код').click();
    await expect(
      dialog(page).getByText('Необходимо согласие с условиями пользовательского соглашения'),
    ).toBeVisible();
    const text = page.waitForEvent('download');
    await dialog(page).getByRole('link', { name: 'пользовательское соглашение' }).click();
    expect((await text).suggestedFilename()).toBe('Пользовательское соглашение, 1.txt');
    await agree.check();
  });

  const since = new Date();
  const asked = page.waitForRequest(send);
  await button(page, 'Получить код').click();
  expect(Object.fromEntries(new URLSearchParams((await asked).postData() ?? ''))).toEqual({
    scenario: 'code:send',
    email,
    surname,
    agree: '1',
    additionalAgree: '0',
  });
  await expect(dialog(page).getByText(/Отправили код на/)).toBeVisible();
  const code = await codeFor(phone, since, 4);

  await test.step('looked at again, and after a reload, the code in hand is the one to enter', async () => {
    await dialog(page).getByRole('button', { name: 'Изменить данные' }).click();
    await expect(dialog(page).getByLabel('Фамилия')).toHaveValue(surname);
    await button(page, 'Получить код').click();
    await expect(dialog(page).getByText(/Отправили код на/)).toBeVisible();
    await page.reload();
    await expect(dialog(page).getByText(/Отправили код на/)).toBeVisible();
  });

  await test.step('a wrong code is refused', async () => {
    await dialog(page)
      .getByLabel(/Код/)
      .fill(String((Number(code) + 1) % 10_000).padStart(4, '0'));
    await button(page, 'Открыть кабинет').click();
    await expect(warning(page, 'Неверный код подтверждения')).toBeVisible();
  });

  await dialog(page).getByLabel(/Код/).fill(code);
  const [accepted, reread] = [page.waitForRequest(accept), page.waitForResponse('**/api/users')];
  await button(page, 'Открыть кабинет').click();
  expect(Object.fromEntries(new URLSearchParams((await accepted).postData() ?? ''))).toEqual({
    scenario: 'code:accept',
    code,
    email,
    surname,
    additionalAgree: '0',
  });
  expect(((await (await reread).json()) as { status: number }).status).toBe(1);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Уведомления' })).toBeVisible();
  const given = await sql<{ kind: string }>('select kind from consents where user_id = $1', [id]);
  expect(given).toEqual([{ kind: 'terms' }]);
});

test('[S8-01, S8-02, S8-03, S8-04, S8-05, S4.3-08] what goes wrong is said in the words of the specification', async ({
  page,
}) => {
  const { phone, surname, id } = await enter(page);
  const said = { surname, email: `${phone}@post.test` };

  await test.step('no answer', async () => {
    await fill(page, said);
    await breakOff(page, send);
    await button(page, 'Получить код').click();
    await expect(warning(page, 'Сервис временно недоступен. Пожалуйста, попробуйте позднее.')).toBeVisible();
    await allowAll(page);
  });

  await test.step('a message of the server', async () => {
    await refuse(page, send, { code: 'CODE_DAY_OVER' });
    await button(page, 'Получить код').click();
    await expect(
      warning(page, 'На сегодня коды закончились. Запросите новый завтра или позвоните нам.'),
    ).toBeVisible();
    await allowAll(page);
  });

  await test.step('a surname that is not on file', async () => {
    await dialog(page).getByLabel('Фамилия').fill('Чужая');
    await button(page, 'Получить код').click();
    await expect(warning(page, 'Данные некорректны, обратитесь в службу поддержки')).toBeVisible();
    await dialog(page).getByLabel('Фамилия').fill(surname);
  });

  const since = new Date();
  await button(page, 'Получить код').click();
  await dialog(page)
    .getByLabel(/Код/)
    .fill(await codeFor(phone, since, 4));

  await test.step('a wrong code without a word of the server', async () => {
    await refuse(page, accept, { code: 'CODE_WRONG', message: '' });
    await button(page, 'Открыть кабинет').click();
    await expect(warning(page, 'Неверный код подтверждения')).toBeVisible();
    await allowAll(page);
  });

  await test.step('an error on the surname leads back to step one, where everything entered still stands', async () => {
    await sql('update users set surname = $2 where id = $1', [id, 'Иная']);
    await button(page, 'Открыть кабинет').click();
    await expect(warning(page, 'Данные некорректны, обратитесь в службу поддержки')).toBeVisible();
    await expect(dialog(page).getByLabel('Фамилия')).toHaveValue(surname);
    await expect(dialog(page).getByLabel('Электронная почта')).toHaveValue(said.email);
    await expect(dialog(page).getByLabel(/Принимаю/)).toBeChecked();
  });

  await dialog(page).getByRole('link', { name: 'Выйти' }).click();
  await page.waitForURL('**/auth');
});
