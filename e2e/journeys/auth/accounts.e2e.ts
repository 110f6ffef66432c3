// Features: auth, identity.
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { codeFor, letterFor } from '../../stage/outside.ts';
import { makeBuyer, newSecret, pickEstate } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import { confirmByLetter, fillCode, fillDetails, stranger } from '../../steps/people/accounts.ts';
import { requirement, requirePassword } from '../../steps/people/people.ts';
import { atDesk, enterPhone, signIn, signInStaff } from '../../steps/people/sign-in.ts';

const atPath = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const alert = (page: Page, words: string | RegExp) => page.getByRole('alert').getByText(words);

test('[S2.1-16, S3-20, S4.3-04, S5-12, S5-13, S2.6-02] a newcomer opens an account with the flat he came for, and confirms the e-mail', async ({
  page,
}) => {
  const person = stranger();
  const estate = await pickEstate();
  const since = new Date();
  await page.goto(`/auth/register?flat_id=${estate}`);
  await expect(page.getByRole('heading', { name: 'Регистрация' })).toBeVisible();

  await test.step('both consents are off at first, and the first is required', async () => {
    await expect(page.getByLabel(/Принимаю/)).not.toBeChecked();
    await expect(page.getByLabel(/необязательно/)).not.toBeChecked();
    await button(page, 'Получить код').click();
    await expect(
      page.getByText('Необходимо согласие с условиями пользовательского соглашения').first(),
    ).toBeVisible();
  });

  await fillDetails(page, person);

  await test.step('a stolen password and a wrong code are refused at their fields', async () => {
    await fillCode(page, person.phone, since, 'qwerty123');
    await button(page, 'Открыть кабинет').click();
    await expect(page.getByText(/Такой пароль легко угадать/)).toBeVisible();
    const code = await codeFor(person.phone, since);
    await page.getByLabel(/^Код/).fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await page.getByLabel('Новый пароль', { exact: true }).fill(newSecret);
    await button(page, 'Открыть кабинет').click();
    await expect(page.getByText('Неверный код подтверждения')).toBeVisible();
  });

  await page.getByLabel(/^Код/).fill(await codeFor(person.phone, since));
  await button(page, 'Открыть кабинет').click();
  await page.waitForURL(`**/deals/${estate}/booking/start`);
  await test.step('the flat is asked for once: the first page is the dashboard from then on', async () => {
    await page.goto('/auth');
    await atPath(page, '/dashboard');
    await expect(page.locator('main h1')).toBeVisible();
  });

  await test.step('the link of the letter shows a page; the press confirms, once', async () => {
    await confirmByLetter(page, person.email, since);
    await page.reload();
    await button(page, 'Подтвердить почту').click();
    await expect(alert(page, 'Эта ссылка больше не действует.')).toBeVisible();
  });
});

test('[S1-50, S2.6-06, S4.2-09] the way back to a client’s site goes along from the sign-in to the registration and through it', async ({
  page,
}) => {
  const query = '?client_id=demo-shop&state=a1';
  const person = stranger();
  await page.goto(`/auth${query}`);
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click();
  await page.waitForURL(`**/auth/register${query}`);
  await expect(page.getByRole('heading', { name: 'Регистрация' })).toBeVisible();
  const since = new Date();
  await fillDetails(page, person);
  await fillCode(page, person.phone, since);
  await button(page, 'Открыть кабинет').click();
  // A request with only the site's name left restarts at the site, and ends there.
  await page.waitForURL(`${addresses.outside}/shop`);
  await expect(page.getByRole('heading', { name: /^Здравствуйте, / })).toBeVisible();
});

test('the code in hand stays good when the details are looked at again, and when the phone drops the tab', async ({
  page,
}) => {
  const person = stranger();
  const since = new Date();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/register/code')) asked += 1;
  });
  await page.goto('/auth/register');
  await fillDetails(page, person);
  await expect(page.getByText(/Отправили код на/)).toBeVisible();
  await page.getByRole('button', { name: 'Изменить данные' }).click();
  await expect(page.getByLabel('Фамилия')).toHaveValue(person.surname);
  await button(page, 'Получить код').click();
  await expect(page.getByText(/Отправили код на/)).toBeVisible();
  expect(asked).toBe(1);
  const code = await codeFor(person.phone, since);
  await page.getByLabel(/^Код/).fill(code);
  await page.getByLabel('Новый пароль', { exact: true }).fill(newSecret);

  await page.reload();
  await expect(page.getByText(/Отправили код на/)).toBeVisible();
  await expect(page.getByLabel(/^Код/)).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).toContain(person.surname);
  expect(kept).not.toContain(newSecret);
  expect(kept).not.toContain(code);
  await fillCode(page, person.phone, since);
  await button(page, 'Открыть кабинет').click();
  await atPath(page, '/dashboard');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(person.surname);
});

test('the code for a new password stays good when the login is looked at again', async ({ page }) => {
  const { phone } = await makeBuyer();
  const since = new Date();
  await page.goto('/auth/forgot');
  await test.step('a wrong phone, then a wrong address, take the focus', async () => {
    await page.getByLabel('Телефон').fill('99');
    await button(page, 'Получить код').click();
    await expect(page.getByLabel('Телефон')).toBeFocused();
    await page.getByText('По почте', { exact: true }).click();
    await page.getByLabel('Почта').fill('нет');
    await button(page, 'Получить код').click();
    await expect(page.getByLabel('Почта')).toBeFocused();
    await page.getByText('По телефону', { exact: true }).click();
  });
  await page.getByLabel('Телефон').fill(phone.slice(1));
  await button(page, 'Получить код').click();
  await expect(page.getByText(/Отправили код на/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Другой телефон или почта' }).click();
  await expect(page.getByLabel('Телефон')).toHaveValue(/\+7 999/);
  await button(page, 'Получить код').click();
  await fillCode(page, phone, since);
  await button(page, 'Сменить пароль и войти').click();
  await atPath(page, '/dashboard');
});

test('a phone that has an account already sees the same page; only its SMS tells (promise 4)', async ({
  page,
}) => {
  const { phone } = await makeBuyer();
  await page.goto('/auth/register');
  await fillDetails(page, { ...stranger(), phone });
  await expect(page.getByText(/Отправили код на/)).toBeVisible();
  await page.getByLabel(/^Код/).fill('123456');
  await page.getByLabel('Новый пароль', { exact: true }).fill(newSecret);
  await button(page, 'Открыть кабинет').click();
  await expect(page.getByText('Неверный код подтверждения')).toBeVisible();
});

test('[S2.1-14] a forgotten password is set anew by a code; the other device is out, and a letter tells', async ({
  page,
  browser,
}) => {
  const { phone } = await makeBuyer();
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, phone);

  const since = new Date();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await expect(page.getByRole('heading', { name: 'Восстановление пароля' })).toBeVisible();
  await page.getByLabel('Телефон').fill(phone.slice(1));
  await button(page, 'Получить код').click();
  await fillCode(page, phone, since);
  await button(page, 'Сменить пароль и войти').click();
  await atPath(page, '/dashboard');
  await atPath(elsewhere, '/auth');
  expect((await letterFor(`${phone}@buyer.test`, since)).subject).toContain('изменён');

  await test.step('the former password opens nothing', async () => {
    await enterPhone(elsewhere, phone);
    await expect(alert(elsewhere, 'Неверный логин или пароль.')).toBeVisible();
    await enterPhone(elsewhere, phone, newSecret);
    await atPath(elsewhere, '/dashboard');
  });
  await elsewhere.context().close();
});

test('[S2.1-17, S4.2-02, S4.2-03, S6-13] a new password that the desk requires is made by what was entered, which a reload forgets; the former opens nothing', async ({
  page,
  browser,
  contextOptions,
}) => {
  const buyer = await makeBuyer();
  const { phone } = buyer;
  await signIn(page, phone);
  const desk = await (await browser.newContext({ ...contextOptions, ...atDesk })).newPage();
  await signInStaff(desk, 'admin');
  await requirePassword(desk, buyer, 'Пароль узнал сосед');
  await atPath(page, '/auth');
  await enterPhone(page, phone);
  await atPath(page, '/auth/renew');
  await page.reload();
  await expect(page.getByText(/Войдите ещё раз/)).toBeVisible();
  await page.getByRole('link', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход в личный кабинет' })).toBeVisible();
  await enterPhone(page, phone);
  await expect(page.getByText(/Вход: /)).toBeVisible();

  const since = new Date();
  await button(page, 'Получить код').click();
  await fillCode(page, phone, since, 'novosel-demo');
  await button(page, 'Сменить пароль и войти').click();
  await expect(page.getByText('Это прежний пароль. Придумайте другой.')).toBeVisible();
  await page.getByLabel('Новый пароль', { exact: true }).fill(newSecret);
  await button(page, 'Сменить пароль и войти').click();
  await atPath(page, '/dashboard');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    'novosel-demo',
  );

  await test.step('the card asks for nothing any more, and the former password is refused', async () => {
    await desk.reload();
    await expect(requirement(desk)).toBeEnabled();
    await desk.context().close();
    const elsewhere = await (await browser.newContext(contextOptions)).newPage();
    await elsewhere.goto('/auth');
    await enterPhone(elsewhere, phone);
    await expect(alert(elsewhere, 'Неверный логин или пароль.')).toBeVisible();
    await enterPhone(elsewhere, phone, newSecret);
    await atPath(elsewhere, '/dashboard');
    await elsewhere.context().close();
  });
});

test('[S2.1-15, S4.2-04] a sign-in closed by failures is opened by a code on this device (promise 3)', async ({
  page,
}) => {
  const { phone } = await makeBuyer();
  await page.goto('/auth');
  for (let failure = 0; failure < 10; failure += 1) {
    const answered = page.waitForResponse('**/api/auth/login');
    await enterPhone(page, phone, `wrong ${failure}`);
    await answered;
    await expect(alert(page, 'Неверный логин или пароль.')).toBeVisible();
  }
  await enterPhone(page, phone);
  await atPath(page, '/auth/locked');
  await expect(page.getByText('Войти можно будет после')).toBeVisible();

  const since = new Date();
  await expect(page.getByLabel('Телефон')).toHaveValue(/\+7 999/);
  await button(page, 'Получить код').click();
  await page.getByLabel(/^Код/).fill(await codeFor(phone, since));
  await button(page, 'Открыть вход').click();
  await expect(page.getByRole('heading', { name: 'Вход открыт' })).toBeVisible();
  await page.getByRole('link', { name: 'Попробовать войти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход в личный кабинет' })).toBeVisible();
  await test.step('a code for a new password within the minute: the words speak of none that was sent for it', async () => {
    await page.getByRole('link', { name: 'Забыли пароль?' }).click();
    await page.getByLabel('Телефон').fill(phone.slice(1));
    await button(page, 'Получить код').click();
    await expect(
      alert(page, /^Код можно запросить через \d+ с: сюда уже отправляли сообщение\.$/),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Назад ко входу' }).click();
    await expect(page.getByRole('heading', { name: 'Вход в личный кабинет' })).toBeVisible();
  });
  await enterPhone(page, phone);
  await atPath(page, '/dashboard');
});
