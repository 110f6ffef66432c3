// Features: deals, catalogue.
import { expect, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { demoPhone, makeBuyer } from '../../stage/people.ts';
import { dropDocument, untilKept } from '../../steps/browser/kept-cabinet.ts';
import { goLive, passRetries } from '../../steps/browser/retries.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  // The worker downloads a few hundred files before the cabinet is saved: one visit for all steps instead of
  // four.
  test('the cabinet is kept for a visit without a connection, no answer of the program is, and it is wiped when the person leaves', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await signIn(page, demoPhone(3));
    await untilKept(page);

    await test.step('after a release the tab goes on with a document of the new one', async () => {
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')));
      await page.getByRole('link', { name: 'Сделки', exact: true }).filter({ visible: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Сделки' })).toBeVisible();
      expect(documents).toEqual(['/deals']);
    });

    await test.step('the last known state is read', async () => {
      await context.setOffline(true);
      await page.goto('/documents');
      await expect(page.getByRole('heading', { name: 'Последнее известное состояние' })).toBeVisible();
      await expect(page.getByText(/Данные\sна\s\d+\s\S+,\s\d\d:\d\d/)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Оплатите бронирование' })).toBeVisible();
      await expect(page.getByText(/Соглашение о бронировании №/)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: 'Документы' })).toBeVisible();

      const kept = await page.evaluate(() => localStorage.getItem('last-known') ?? '');
      const [person] = await sql<{ surname: string; email: string }>(
        'select surname, email from users where phone = $1',
        [demoPhone(3)],
      );
      for (const secret of [person?.surname ?? '-', person?.email ?? '-', demoPhone(3)])
        expect(kept).not.toContain(secret);
    });

    await test.step('answers of the program are in no cache', async () => {
      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return lists.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(kept).toContain('/index.html');
      expect(
        kept.filter((path) => !/^\/(assets\/|index\.html$|offline\.html$|plain\.css$)/.test(path)),
      ).toEqual([]);
    });

    await test.step('before it is kept, a page of ours says that there is no connection, and what to do', async () => {
      await dropDocument(page);
      await context.setOffline(true);
      await page.goto('/estates');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи');
      // With its style sheet, too: nothing of it comes from the network.
      await expect(page.locator('main')).toHaveCSS('max-width', '560px');
      await expect(page.getByRole('link', { name: /^8/ }).first()).toHaveAttribute('href', /^tel:/);
      await context.setOffline(false);
      await page.getByRole('link', { name: 'Обновить' }).click();
      await expect(page.locator('main h1')).not.toHaveText('Нет связи');
      expect(new URL(page.url()).pathname).toBe('/estates');
    });

    await test.step('with the person all that is known of him goes', async () => {
      expect(await page.evaluate(() => localStorage.getItem('last-known'))).not.toBeNull();
      await page.getByRole('button', { name: /^Меню пользователя/ }).click();
      await page.getByRole('link', { name: 'Выйти' }).click();
      await page.waitForURL('**/auth');
      expect(await page.evaluate(() => localStorage.getItem('last-known'))).toBeNull();
    });
  });
});

test('[S8-33] without a connection the page says so, from when it is, and what goes later; that goes once', async ({
  page,
  context,
}) => {
  const { id, phone } = await makeBuyer();
  await sql(
    `insert into notifications (user_id, fact, title, text, tags, at, is_new, is_archive)
     values ($1, 'e2e:offline', 'Новость', 'Текст', '{По сделке}', now(), true, false)`,
    [id],
  );
  await page.clock.install();
  await signIn(page, phone, '/notifications');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/notification/archive')) keys.push(request.headers()['idempotency-key']);
  });
  const close = page.getByRole('main').getByRole('button', { name: 'Убрать в архив: Новость' });
  await expect(close).toBeVisible();
  await goLive(page);

  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'Нет связи' });
  await expect(banner).toContainText(/данные\sна\s\d+\s\S+,\s\d\d:\d\d/);
  await close.click();
  await expect(close).toHaveCount(0);
  await expect(banner).toContainText('Отправим сами 1 действие');
  const isArchived = async () =>
    (await sql<{ is_archive: boolean }>('select is_archive from notifications where user_id = $1', [id]))[0]
      ?.is_archive;
  expect(await isArchived()).toBe(false);

  await context.setOffline(false);
  await passRetries(page, () => expect(banner).toHaveCount(0, { timeout: 250 }));
  await expect.poll(isArchived).toBe(true);
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys).size).toBe(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsent'))).toBeNull();

  await test.step('the language goes later too', async () => {
    const chosen = async () =>
      (await sql<{ locale: string }>('select locale from users where id = $1', [id]))[0]?.locale;
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible();
    await goLive(page);

    await context.setOffline(true);
    await page.getByRole('main').getByRole('button', { name: 'English', exact: true }).click();
    await expect(banner).toContainText('Отправим сами 1 действие');
    expect(await chosen()).toBe('ru');

    await context.setOffline(false);
    await passRetries(page, () => expect(banner).toHaveCount(0, { timeout: 250 }));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('unsent'))).toBeNull();
    expect(await chosen()).toBe('en');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});

test('the browser finds the cabinet fit to be installed; its manifest and icons are there', async ({
  page,
  request,
}) => {
  await page.goto('/auth');
  const browser = await page.context().newCDPSession(page);
  expect((await browser.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A test context is private, and a private window cannot install apps.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('manifest+json');
  const { icons, start_url: start } = (await answer.json()) as {
    icons: { src: string }[];
    start_url: string;
  };
  expect(start).toBe('/');
  for (const { src } of icons) expect((await request.get(src)).headers()['content-type']).toMatch(/^image\//);
});
