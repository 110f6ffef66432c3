// Features: auth, dashboard.
// Widths: wide, what starts is the same at every width, and its windows are for a wide screen.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoPhone, makeBuyer } from '../../stage/people.ts';
import { builtFile } from '../../steps/browser/built-file.ts';
import { hold } from '../../steps/browser/refuse.ts';
import { twoFrames } from '../../steps/browser/retries.ts';
import { enterPhone, signIn } from '../../steps/people/sign-in.ts';
import { trust } from '../../steps/people/trust.ts';

/** Holds the page's own scripts back. @returns the function that releases them */
const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/assets/*.js');

/** Opens a page whose own scripts never load. @returns the calls that the document has begun without them */
async function callsWithoutScript(page: Page, path: string): Promise<Set<string>> {
  const calls = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.add(pathname);
  });
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(path, { waitUntil: 'load' });
  return calls;
}

test('[S4.10-01, S7-07, S7-20] for a guest the list of client sites is asked before the script has come', async ({
  page,
}) => {
  const calls = await callsWithoutScript(page, '/auth');
  expect([...calls].sort()).toEqual(['/api/session/init', '/api/users/oauth']);
});

test('[S4.10-01, S4.10-02, S4.10-03, S4.10-04, S4.10-05, S4.10-06, S4.10-07] for a signed-in person all start-up calls begin before the script has come', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  const calls = await callsWithoutScript(page, '/dashboard');
  const wanted = ['users/oauth', 'users', 'managers', 'flats', 'flats/counters', 'mortgage', 'bonus/account'];
  // The browser reports a call with a delay.
  await expect.poll(() => [...calls]).toEqual(expect.arrayContaining(wanted.map((path) => `/api/${path}`)));
});

test('[S4.10-02, S7-71, S7-72] each start-up call is made once, and the page shows what it brought', async ({
  page,
  context,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  const fresh = await context.newPage();
  const asked: string[] = [];
  fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await fresh.goto('/dashboard');
  await expect(fresh.getByRole('heading', { name: 'Здравствуйте, Полина' })).toBeVisible();
  await expect(fresh.getByText('Марина Лебедева').first()).toBeAttached();
  for (const path of ['users', 'managers', 'flats', 'bonus/account', 'mortgage', 'users/oauth']) {
    expect(
      asked.filter((one) => one === `/api/${path}`),
      path,
    ).toHaveLength(1);
  }
  const session = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  expect(session.length).toBeGreaterThan(0);
  for (const { secure, sameSite } of session) {
    expect({ secure, sameSite }).toEqual({ secure: true, sameSite: 'None' });
  }
});

test('[S1-02] going from screen to screen does not load the document anew', async ({ page }) => {
  await signIn(page, (await makeBuyer()).phone);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  for (const name of ['Сделки', 'Документы']) {
    await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  expect(documents).toEqual([]);
});

test('[S4.10-08, S4.10-09, S8-23] a lost chunk reloads the page, at most once a minute', async ({ page }) => {
  await signIn(page, (await makeBuyer()).phone);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(`**${builtFile('notifications-page')}`, (route) => route.abort());
  await page.goto('/notifications');
  await expect(page.locator('h1')).toHaveText(/Сервис временно недоступен/);
  expect(documents).toBe(2);
});

/** Makes the file of a module fail to load. @returns the function that lets it load again */
async function lose(page: Page, module: string): Promise<() => Promise<void>> {
  const file = `**${builtFile(module)}`;
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}

/**
 * Presses a control that needs a lost module, and waits until the page notices the failure (Vite's window
 * event).
 */
async function pressInVain(page: Page, pressed: Locator): Promise<void> {
  const known = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const wait = () => window.addEventListener('vite:preloadError', () => resolve(), { once: true });
        document.addEventListener('click', wait, { capture: true, once: true });
      }),
  );
  await pressed.click();
  await known;
  await twoFrames(page);
}

test('[S8-23] a popup whose code is lost stays closed, takes no page with it, and opens when it is pressed again', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  for (const [name, module] of [
    ['Уведомления', 'popup'],
    ['Уведомления', 'latest-popup'],
    ['Меню пользователя', 'user-card'],
  ] as const) {
    await test.step(`«${name}» without ${module}`, async () => {
      // Forgets the module that was loaded in the step before.
      await page.reload();
      const button = page.getByRole('button', { name: new RegExp(`^${name}`) });
      await expect(button).toBeVisible();
      const popup = page.getByRole('dialog', { name });
      const find = await lose(page, module);
      await pressInVain(page, button);
      await expect(page.getByRole('heading', { name: 'Здравствуйте, Полина' })).toBeVisible();
      await expect(popup).toHaveCount(0);
      await find();
      await button.click();
      await expect(popup).toBeVisible();
    });
  }
});

test('[S4.10-09, S8-23] a lost window reloads the page once, then stays closed over it, and opens when it is asked for again', async ({
  page,
}) => {
  await signIn(page, demoPhone(12));
  await page.goto('/bonus');
  const find = await lose(page, 'status-modal');
  const open = page.getByRole('main').getByRole('button', { name: 'Все уровни' });
  const anew = page.waitForEvent('load');
  await open.click();
  await anew;
  await pressInVain(page, open);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/недоступен/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await find();
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[S8-23, S2.7-36] messages whose place is lost take no page with them, and are said when it comes', async ({
  page,
}) => {
  await signIn(page, demoPhone(1), '/elements');
  const find = await lose(page, 'toast-region');
  await pressInVain(page, page.getByRole('button', { name: 'Показать удачу' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Набор элементов' })).toBeVisible();
  await find();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('dialog', { name: 'Сообщение отправлено' })).toBeVisible();
});

test('[S8-23] lost deals of those who trust the reader leave the rest of the page, and are asked for again', async ({
  page,
}) => {
  const reader = await makeBuyer();
  await trust((await makeBuyer()).phone, reader, 'view');
  await signIn(page, reader.phone);
  const find = await lose(page, 'trusted-deals');
  await page.goto('/dashboard');
  const trouble = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: 'Сделки по доверию не загрузились' });
  await expect(trouble).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Здравствуйте, Полина' })).toBeVisible();
  await find();
  await trouble.getByRole('button').click();
  await expect(trouble).toHaveCount(0);
});

const unloaded = (page: Page) => page.getByRole('alert').filter({ hasText: 'Кабинет не загрузился' });

test('[S4.10-09, S8-23] without the code of the cabinet the page is reloaded once, then says in plain words what has happened', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const find = await lose(page, 'app');
  await page.goto('/dashboard');
  await expect(unloaded(page)).toBeVisible();
  expect(documents).toBe(2);
  await find();
  await unloaded(page).getByRole('link', { name: 'обновите страницу' }).click();
  await expect(page.getByRole('heading', { name: 'Здравствуйте, Полина' })).toBeVisible();
  await expect(unloaded(page)).toHaveCount(0);
});

test('[S8-23] without its first script the page says so, too, also over a sign-in that is drawn already', async ({
  page,
}) => {
  await lose(page, 'index');
  await page.goto('/auth');
  await expect(unloaded(page)).toBeVisible();
});

test('[S1-26] what is typed and sent before the script has come is kept, and never stands in the address', async ({
  page,
}) => {
  const { phone } = await makeBuyer();
  const release = await holdScripts(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/auth', { waitUntil: 'commit' });
  await enterPhone(page, phone);
  release();
  await page.waitForURL('**/dashboard');
  expect(addresses.filter((address) => address.includes('password='))).toEqual([]);
});

test('[S1-50, S4.2-09] a link that is pressed before the script has come keeps the way to a client’s site', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/auth?client_id=demo-shop&state=a1', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click();
  await page.waitForURL('**/auth/register?client_id=demo-shop&state=a1', { waitUntil: 'commit' });
  release();
  await expect(page.getByRole('heading', { name: 'Регистрация' })).toBeVisible();
});

test('what the build notes of its files is not served', async ({ request }) => {
  expect((await request.get(builtFile('notifications-page'))).status()).toBe(200);
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404);
});
