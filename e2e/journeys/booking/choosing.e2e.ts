// Features: catalogue.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { homeWithBuilding } from '../../stage/catalogue.ts';
import { sql } from '../../stage/database.ts';
import { onlyPhone, onlyWide } from '../../stage/journey-files.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { takeEstate } from '../../stage/take-once.ts';
import { hang, hold } from '../../steps/browser/refuse.ts';
import { keepFlat } from '../../steps/deals/keep-flat.ts';
import { lead } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens the filters: above the list, or in a sheet on a phone. */
async function narrow(page: Page, isMobile: boolean): Promise<void> {
  const within = isMobile ? page.getByRole('dialog') : page.getByRole('main');
  if (isMobile) await page.getByRole('button', { name: /^Фильтры/ }).click();
  await within.getByRole('button', { name: '2 комнаты' }).filter({ visible: true }).click();
  await within.getByLabel('Цена до').filter({ visible: true }).fill('15000000');
  if (!isMobile) return;
  // The shown number belongs to the former filters, later to all but the last: only the response tells which.
  const counted = page.waitForResponse(
    /estates\/count\?(?=.*rooms=2)(?=.*priceTo=15000000)(?=.*areaFrom=55)/,
  );
  await within.getByLabel('Площадь от').fill('55');
  const { data } = (await (await counted).json()) as { data: { total: number } };
  const apply = within.getByRole('button', { name: /^Показать \d+/ });
  await expect(apply).toHaveText(`Показать ${data.total}`);
  await apply.click();
}

test('[S1-20, S1-21, S3-41] a flat is found by filters, kept with a note and compared', async ({
  page,
  isMobile,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  await page.goto('/estates');
  const total = page.getByRole('status').filter({ hasText: /^Наш/ });
  // Other journeys book meanwhile: the number must be that of the response to this very request.
  const isTotalOf = async (look: () => Promise<unknown>) => {
    const found = page.waitForResponse(/catalogue\/estates\?(?=.*rooms=2)(?=.*priceTo=15000000)/);
    await look();
    const answer = (await (await found).json()) as { data: { total: number } };
    await expect(total).toContainText(String(answer.data.total));
  };
  await isTotalOf(() => narrow(page, isMobile));
  const address = page.url();
  expect(address).toContain('rooms=2');

  await isTotalOf(() => page.reload());
  expect(page.url()).toBe(address);
  await expect(page.getByRole('button', { name: 'Убрать: 2 комнаты' })).toBeVisible();

  const tiles = page.getByRole('list', { name: 'Квартиры и другие объекты' }).getByRole('listitem');
  const first = tiles.first();
  const name = await first.getByRole('heading').textContent();
  await first.getByRole('button', { name: /^В сравнении/ }).click();
  await expect(first.getByRole('button', { name: /^В сравнении/ })).toHaveAttribute('aria-pressed', 'true');
  await tiles
    .nth(1)
    .getByRole('button', { name: /^В сравнении/ })
    .click();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page.getByRole('heading', { name: 'Похожие' })).toBeVisible();
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^В избранном/ })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // The header of a wide page shows the number of favourites; a phone has no room for it.
  if (!isMobile) {
    const kept = page.getByRole('banner').getByRole('link', { name: 'Избранное, 1' });
    await expect(kept).toContainText('1');
  }
  await page.goBack();
  expect(page.url()).toBe(address);

  await page.goto('/favorites');
  await page.getByRole('button', { name: /^Написать заметку/ }).click();
  const [tile, field] = await Promise.all([
    page.getByRole('list', { name: 'Избранное' }).getByRole('listitem').first().boundingBox(),
    page.getByLabel('Заметка').boundingBox(),
  ]);
  expect(field?.width, 'a note is as wide as its tile').toBeGreaterThan((tile?.width ?? 0) * 0.8);
  await page.getByLabel('Заметка').fill('Показать маме');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('button', { name: /^Изменить заметку/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Показать маме')).toBeVisible();

  await page.goto('/comparison');
  const table = page.getByRole('region', { name: 'Сравнение' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  const rows = table.getByRole('row');
  const all = await rows.count();
  await page.getByLabel('Только отличия').check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  // Said in words, too, not by colour and weight alone.
  const different = table.getByRole('rowheader', { name: /отличается$/ });
  await expect(different).toHaveCount((await rows.count()) - 1);
  await page.getByLabel('Только отличия').uncheck();
  await expect(different).not.toHaveCount(all - 1);
  await page.getByLabel('Только отличия').check();
  await table
    .getByRole('button', { name: /^Убрать из сравнения/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
});

test('pressed twice on a slow line, «Убрать из сравнения» takes a flat out and does not put it back', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  for (let chosen = 0; chosen < 2; chosen += 1) {
    await page.goto(`/estates/${await pickEstate()}`);
    const compare = page
      .getByRole('main')
      .getByRole('button', { name: /^В сравнении/ })
      .first();
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/comparison');
  const remove = page.getByRole('button', { name: /^Убрать из сравнения/ }).first();
  await expect(remove).toBeVisible();
  // The table keeps its content until the new data has come.
  await hang(page, '**/api/catalogue/compare**', 'GET');
  const said: unknown[] = [];
  for (let press = 0; press < 2; press += 1) {
    const answer = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/flats/comparison') && response.request().method() === 'POST',
    );
    await remove.click();
    said.push((await answer).request().postDataJSON());
  }
  expect(said).toMatchObject([{ compared: false }, { compared: false }]);
});

test('[S3-41] the comparison, tiles and the board say of each estate how it stands for this very reader, as its card does', async ({
  page,
}) => {
  const [own, withdrawn, free] = [await pickEstate(), await pickEstate(), await pickEstate()];
  const buyer = await makeBuyer();
  await lead(buyer, own, 'passport');
  await signIn(page, buyer.phone);
  await sql('update estates set status = 13 where id = $1', [withdrawn]);
  try {
    await page.goto(`/comparison?ids=${own},${withdrawn},${free}`);
    const states = page.getByRole('row', { name: /^Продажа/ }).getByRole('cell');
    await expect(states).toHaveText(['забронировано вами', 'не продаётся', 'в продаже']);
    const looked = page.waitForResponse('**/api/flats/viewed');
    await page.goto(`/estates/${own}`);
    await expect(page.getByText('забронировано вами', { exact: true })).toBeVisible();
    const goOn = page
      .getByRole('link', { name: 'Продолжить бронирование' })
      .filter({ visible: true })
      .first();
    await expect(goOn).toBeVisible();
    await looked;
    await page.goto('/viewed');
    const tile = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href$="/${own}"]`) });
    await expect(tile.getByText('забронировано вами', { exact: true })).toBeVisible();
    await expect(tile.getByText('занято')).toBeHidden();
    const { building } = await homeWithBuilding(own);
    await page.goto(`/buildings/${building}`);
    await expect(page.locator(`[data-estate="${own}"]`)).toHaveAccessibleName(/забронировано вами$/);
    await expect(page.getByText('забронировано вами — 1', { exact: true })).toBeVisible();
  } finally {
    await sql('update estates set status = 3 where id = $1', [withdrawn]);
  }
});

test('digits that are typed slowly into a filter all stay, and two fields take nothing from each other', async ({
  page,
  isMobile,
}) => {
  await page.goto('/estates');
  const within = isMobile ? page.getByRole('dialog') : page.getByRole('main');
  await page.getByRole('button', { name: isMobile ? /^Фильтры/ : /^Все фильтры/ }).click();
  const price = (bound: string) => within.getByLabel(`Цена ${bound}`).filter({ visible: true });
  const [from, to] = [price('от'), price('до')];
  // Each digit comes just when the value before it is told.
  await from.pressSequentially('4500000', { delay: 310 });
  await to.fill('99000000');
  await from.focus();
  await expect(from).toHaveValue(/^4\s500\s000/);
  if (isMobile) await within.getByRole('button', { name: /^Показать/ }).click();
  await page.waitForURL(/priceFrom=4500000.*priceTo=99000000|priceTo=99000000.*priceFrom=4500000/);
});

test('a place under the ground is found by its floor, and a price stands whole in its field on a tablet', async ({
  page,
  isMobile,
}) => {
  await page.goto('/estates?kind=parking');
  const within = isMobile ? page.getByRole('dialog') : page.getByRole('main');
  await page.getByRole('button', { name: isMobile ? /^Фильтры/ : /^Все фильтры/ }).click();
  const floor = within.getByLabel('Этаж до').filter({ visible: true });
  await floor.pressSequentially('-');
  await expect(floor).toHaveValue('−');
  await floor.pressSequentially('1');
  await expect(floor).toHaveValue('−1');
  if (isMobile) await within.getByRole('button', { name: /^Показать \d+/ }).click();
  await page.waitForURL(/floorTo=-1/);
  await expect(page.getByRole('button', { name: 'Убрать: этаж до −1' })).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /подземный, −1/ })
      .first(),
  ).toBeVisible();

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/estates?priceFrom=12000000&priceTo=120000000');
  for (const bound of ['от', 'до']) {
    const price = page.getByLabel(`Цена ${bound}`).filter({ visible: true });
    await expect(price).toHaveValue(/000\s000$/);
    expect(await price.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  }
});

test('[S3-41] a flat that has grown cheaper behind the reader is told of, and he is led to it', async ({
  page,
  isMobile,
}) => {
  // Both widths run at once: each uses flats of its own.
  const rooms = isMobile ? 3 : 4;
  await page.goto(`/estates?kind=flat&rooms=${rooms}`);
  const tiles = page.getByRole('list', { name: 'Квартиры и другие объекты' }).getByRole('listitem');
  await expect(tiles.first()).toBeVisible();
  const dear = takeEstate(
    await sql<{ id: number; price: string }>(
      `select id, price_full as price from estates
       where kind = 1 and status = 3 and rooms = $1 order by price_full desc, id desc`,
      [rooms],
    ),
  );
  await sql('update estates set price_full = 100 where id = $1', [dear?.id]);
  try {
    const moved = page.getByText('список изменился');
    // The third page is loading when the list is refetched, and must not replace it.
    const later = /\/api\/catalogue\/estates\?.*after=/;
    const letGo = await hold(page, later);
    await page.route(later, (route) => route.continue(), { times: 1 });
    let asked = 0;
    page.on('request', (request) => {
      if (later.test(request.url())) asked += 1;
    });
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(moved).toBeInViewport({ timeout: 1000 });
      expect(asked).toBe(2);
    }).toPass();
    await page.getByRole('button', { name: 'Обновить' }).click();
    letGo();
    // A flat that another buyer has released is new, too.
    const met = tiles.filter({ hasText: 'Новое в списке' });
    await expect(met.first()).toBeInViewport();
    await expect(met.locator(`a[href="/estates/${dear?.id}"]`)).toBeVisible();
    await expect(moved).toBeHidden();
  } finally {
    await sql('update estates set price_full = $2 where id = $1', [dear?.id, dear?.price]);
  }
});

test('[S3-41] a heart is where it was left when the person comes back to the place of a long list', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  await page.goto('/estates');
  const place = page.locator('main li[aria-posinset="1"]').getByRole('link');
  const href = await place.first().getAttribute('href');
  // Locates the flat, not its position, where another flat may come.
  const first = page.locator('main li[aria-posinset]').filter({ has: page.locator(`a[href="${href}"]`) });
  const heart = (within: Locator) => within.getByRole('button', { name: /^В избранном/ }).first();
  await heart(first).click();
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'true');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(first).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'true');

  await first.getByRole('link').click();
  await page.waitForURL(/\/estates\/\d+$/);
  await heart(page.getByRole('main')).click();
  await expect(heart(page.getByRole('main'))).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'false');
});

test('[S3-41] what two people choose together is seen by both', async ({ page, browser, contextOptions }) => {
  const estate = await pickEstate();
  await signIn(page, (await makeBuyer({ name: 'Анна' })).phone);
  await keepFlat(page, estate);
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Сделать ссылку' }).click();
  const link = await page.getByLabel('Ссылка для второго человека').inputValue();

  const others = await browser.newContext(contextOptions);
  const other = await others.newPage();
  await signIn(other, (await makeBuyer({ name: 'Борис' })).phone);
  await other.goto(new URL(link).pathname);
  await other.getByRole('button', { name: 'Выбирать вместе' }).click();
  await other.waitForURL('**/favorites');
  await expect(other.getByText(/Отметили: Анна/)).toBeVisible();
  await other.getByRole('button', { name: /^Написать заметку/ }).click();
  await other.getByLabel('Заметка').fill('Мне нравится');
  await other.getByRole('button', { name: 'Сохранить' }).click();
  await expect(other.getByText('Мне нравится')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Мне нравится')).toBeVisible();
  await page.getByRole('button', { name: 'Больше не делиться' }).click();
  await expect(page.getByText('Мне нравится')).toBeHidden();
  await others.close();
});

test('the board of a house changes before the eyes when another buyer books', async ({ page }) => {
  const estate = await pickEstate();
  const { building } = await homeWithBuilding(estate);
  await signIn(page, (await makeBuyer()).phone);
  const watching = page
    .waitForEvent('websocket', { predicate: (socket) => socket.url().includes('/api/socket') })
    .then((socket) =>
      socket.waitForEvent('framesent', { predicate: ({ payload }) => String(payload).includes('"watch"') }),
    );
  await page.goto(`/buildings/${building}`);
  const cell = page.locator(`[data-estate="${estate}"]`);
  await expect(cell).toHaveAccessibleName(/в\sпродаже$/);
  await watching;

  await lead(await makeBuyer(), estate, 'passport');
  await expect(cell).toHaveAccessibleName(/бронь$/);
});

test('the board is walked by arrows and opened by Enter', { tag: onlyWide }, async ({ page }) => {
  await page.goto('/buildings/2');
  const cells = page.locator('[data-estate]');
  await expect(cells.first()).toBeVisible();
  await expect(page.locator('[data-estate][tabindex="0"]')).toHaveCount(1);
  await page.locator('[data-estate][tabindex="0"]').focus();
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-estate'));
  const start = await at();
  await page.keyboard.press('ArrowRight');
  const right = await at();
  expect(right).not.toBe(start);
  await page.keyboard.press('ArrowDown');
  expect(await at()).not.toBe(right);
  const opened = await at();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/estates/${opened}`);
});

test('what lies over the board on a phone is closed by a press and by Escape, and comes with the next cell', {
  tag: onlyPhone,
}, async ({ page }) => {
  await page.goto('/buildings/2');
  const [cell, next] = [page.locator('[data-estate]').nth(0), page.locator('[data-estate]').nth(1)];
  const told = page.getByRole('complementary');
  await expect(told).toContainText('Цены в клетках');
  await told.getByRole('button', { name: 'Закрыть' }).tap();
  await expect(told).toBeHidden();
  await cell.tap();
  await expect(told.getByRole('link', { name: 'Открыть' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  await expect(cell).toBeFocused();
  await next.tap();
  await expect(told.getByRole('link', { name: 'Открыть' })).toBeVisible();
  await expect(page).toHaveURL('/buildings/2');
});
