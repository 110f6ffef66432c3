// Features: auth, identity.
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { demoPhone, makeBuyer, pickEstate } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import { enterPhone, signIn } from '../../steps/people/sign-in.ts';

const atPath = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

test('[S4.2-01, S4.2-10, S7-01, S8-13, S3-21] a wrong password is one warning, by phone and by e-mail; empty fields say so; only a sign-in that is let in loads the user, all from one host', async ({
  page,
}) => {
  const { phone } = await makeBuyer();
  const calls: URL[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(new URL(request.url()));
  });
  const asked = () => calls.map(({ pathname }) => pathname);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByText('Введите телефон')).toBeVisible();
  await enterPhone(page, phone, 'not the password');
  await expect(page.getByRole('alert').getByText('Неверный логин или пароль.')).toBeVisible();
  expect(asked()).toContain('/api/auth/login');
  expect(asked()).not.toContain('/api/users');
  await page.getByRole('button', { name: 'По почте' }).click();
  await page.getByLabel('Почта').fill(`${phone}@buyer.test`);
  await page.getByLabel('Пароль', { exact: true }).fill('novosel-demo');
  await page.getByRole('button', { name: 'Войти' }).click();
  await atPath(page, '/dashboard');
  await expect.poll(asked).toContain('/api/users');
  await expect(page.getByText('Проверкина').first()).toBeAttached();
  const { origin } = new URL(page.url());
  expect([...new Set(calls.map((call) => call.origin))]).toEqual([origin]);
});

test('[S2.1-17, S2.4-23, S4.2-02, S4.2-03] RENEW: the password has run out, the page says for whom', async ({
  page,
}) => {
  await page.goto('/auth');
  await enterPhone(page, demoPhone(14));
  await atPath(page, '/auth/renew');
  await expect(page.getByRole('heading', { name: 'Пора сменить пароль' })).toBeVisible();
  await expect(page.getByText(/Вход: .*14/)).toBeVisible();
});

test('[S2.1-15, S2.4-24, S4.2-04] LOCKED: says until when or who opens it, and that nothing is lost', async ({
  page,
}) => {
  const { id, phone } = await makeBuyer();
  await sql(`update users set locked_until = now() + interval '20 minutes' where id = $1`, [id]);
  const notes = [
    [phone, 'Вход закрыт сотрудником до '],
    [demoPhone(15), 'Вход закрыт сотрудником. Чтобы его открыть'],
  ] as const;
  for (const [locked, note] of notes) {
    await page.goto('/auth');
    await enterPhone(page, locked);
    await atPath(page, '/auth/locked');
    await expect(page.getByRole('heading', { name: 'Вход временно закрыт' })).toBeVisible();
    await expect(page.getByText(note)).toBeVisible();
  }
});

test('[S2.6-09, S2.6-11, S2.6-12, S4.2-08, S4.2-11, S4.2-12] after sign-in one lands where one was going, if that is a page of ours', async ({
  page,
}) => {
  const { phone } = await makeBuyer();
  await page.goto('/notifications?from=letter');
  await atPath(page, '/auth');
  await enterPhone(page, phone);
  await page.waitForURL('**/notifications?from=letter');

  await test.step('a planted target is not followed', async () => {
    await page.evaluate(() => sessionStorage.setItem('auth:redirect', '//evil.example/dashboard'));
    await page.goto('/auth');
    await atPath(page, '/dashboard');
  });
});

test('[S2.6-05, S2.6-06, S2.6-10, S2.6-14] guest pages send a signed-in person home; with client_id to the root with the whole query', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  for (const path of [
    '/auth',
    '/auth/forgot',
    '/auth/register',
    '/auth/renew',
    '/auth/locked',
    '/login',
    '/',
  ]) {
    await page.goto(path);
    await atPath(page, '/dashboard');
  }
  // The root redirects to the site; the rest of its query here suffices to start there again.
  const asked = page.waitForRequest('**/oidc/auth?client_id=demo-shop&state=a1');
  await page.goto('/auth?client_id=demo-shop&state=a1');
  await asked;
  await page.waitForURL(`${addresses.outside}/shop`);
});

test('[S2.1-35, S2.6-09, S2.6-12, S4.2-13, S4.2-14, S4.2-16, S4.2-17, S4.2-19, S8-16] signing out ends every tab; the way back finds nothing of the person; a tab that only hears of it keeps its page', async ({
  page,
  context,
}) => {
  const { phone } = await makeBuyer();
  await signIn(page, phone);
  const other = await context.newPage();
  await other.goto('/notifications?from=letter');
  const news = other.getByRole('heading', { name: 'Уведомления' });
  await expect(news).toBeVisible();
  const signOut = async () => {
    await page.getByRole('button', { name: /^Меню пользователя/ }).click();
    await page.getByRole('link', { name: 'Выйти' }).click();
  };

  await test.step('whoever signs in where it was heard comes back to the page', async () => {
    await page.goto('/logout');
    await button(page, 'Выйти').click();
    await atPath(other, '/auth');
    await enterPhone(other, phone);
    await other.waitForURL('**/notifications?from=letter');
    await expect(news).toBeVisible();
  });
  await test.step('the tab in which it was chosen has nothing to come back to', () =>
    atPath(page, '/dashboard'));

  await test.step('the way back finds nothing of the person', async () => {
    await signOut();
    await atPath(page, '/auth');
    await atPath(other, '/auth');
    await page.goBack();
    await atPath(page, '/auth');
    await expect(page.getByText('Проверкина')).toBeHidden();
    await other.close();
  });

  await test.step('a dead session signs out at the first call', async () => {
    const { phone } = await makeBuyer();
    // The page reached by «Back» may still be clearing its session.
    await page.goto('about:blank');
    await signIn(page, phone);
    await atPath(page, '/dashboard');
    await context.clearCookies({ name: '__Host-novosel' });
    await page.goto('/notifications');
    await atPath(page, '/auth');
    await enterPhone(page, phone);
    await atPath(page, '/notifications');
  });

  await test.step('one is led to the logout address, when one is set', async () => {
    const bye = 'https://developer.example/bye';
    await page.route(bye, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>До встречи</h1>' }),
    );
    // The call and the end of the session are the server's own: only its LOGOUT_URL is faked here.
    await page.route('**/api/auth/logout', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { result: true, data: { logoutUrl: bye } } });
    });
    await signOut();
    await page.waitForURL(bye);
    await expect(page.getByRole('heading', { name: 'До встречи' })).toBeVisible();
    await page.goto('/dashboard');
    await atPath(page, '/auth');
  });
});

test('[S2.1-35, S2.6-08, S4.2-14] only a press on /logout ends the session; it leaves nothing of the person in the browser, and its language as it was', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'Выйти из кабинета?' })).toBeVisible();
  await page.goto('/dashboard');
  await atPath(page, '/dashboard');
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  await page.evaluate(() => localStorage.setItem('of-the-person', 'x'));
  await page.goto('/logout');
  await button(page, 'Sign out').click();
  await atPath(page, '/auth');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  expect(await page.evaluate(() => localStorage.getItem('of-the-person'))).toBeNull();
});

test('[S2.2-11, S2.6-02, S3-61] a flat in the address is kept through the sign-in and used once', async ({
  page,
}) => {
  const estate = await pickEstate();
  await page.goto(`/estates?flat_id=${estate}&rooms=2`);
  await page.waitForURL((url) => !url.searchParams.has('flat_id') && url.searchParams.get('rooms') === '2');
  expect(await page.evaluate(() => localStorage.getItem('booking:flat'))).toBe(String(estate));
  await page.goto('/auth');
  await enterPhone(page, (await makeBuyer()).phone);
  await page.waitForURL(`**/deals/${estate}/booking/start`);
  expect(await page.evaluate(() => localStorage.getItem('booking:flat'))).toBeNull();
  await page.goto('/auth');
  await atPath(page, '/dashboard');

  await page.goto('/dashboard?flat_id=9%20or%201');
  await page.waitForURL((url) => url.pathname === '/dashboard' && url.search === '');
  expect(await page.evaluate(() => localStorage.getItem('booking:flat'))).toBeNull();
});
