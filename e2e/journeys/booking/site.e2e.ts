// Features: catalogue.
// Widths: both, the map of a complex is pressed on a wide screen and listed on a phone.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { makeBuyer } from '../../stage/people.ts';
import { passportPicture } from '../../steps/browser/passport-picture.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

interface Place {
  readonly complex: number;
  readonly title: string;
  readonly building: number;
  readonly number: string;
  /** ID of a flat for sale there. */
  readonly flat: number;
}

/** A house with a flat for sale, promised once and not today. */
async function pickHouse(order: 'asc' | 'desc'): Promise<Place> {
  const [place] = await sql<Place>(
    `select c.id as complex, c.name as title, b.id as building, b.number, min(e.id) as flat
     from buildings b join complexes c on c.id = b.complex_id join estates e on e.building_id = b.id
     where e.kind = 1 and e.status = 3 and e.floor > 1
       and (select count(*) from handover_promises p where p.building_id = b.id) = 1
     group by c.id, b.id order by b.id ${order} limit 1`,
  );
  if (!place) throw new Error('no house has been promised once');
  return place;
}

/** Moves the focus by Tab only. */
const walkTo = (page: Page, target: Locator) =>
  expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 100 });
  }).toPass({ timeout: 10_000, intervals: [0] });

const choose = async (page: Page, field: RegExp, option: string) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  // The options stay visible for a moment while their list closes.
  await expect(page.getByRole('option')).toHaveCount(0);
};

test('from the map of the site to a house and to a flat in it; news of the site and a moved day of the keys reach the buyer', async ({
  page,
  browser,
  contextOptions,
  isMobile,
}) => {
  // Both widths may run at once, and a house is promised at most once a day.
  const place = await pickHouse(isMobile ? 'asc' : 'desc');
  const title = `Закрыли тепловой контур, ${place.building} ${isMobile ? 'т' : 'к'}`;
  const desk = await (await browser.newContext(contextOptions)).newPage();
  await signInStaff(desk, 'admin');
  await signIn(page, (await makeBuyer()).phone);

  await test.step('the desk tells what happened on the site, with a picture', async () => {
    await desk.goto(`${addresses.office}/catalogue/news`);
    await choose(desk, /^Комплекс/, place.title);
    await desk.getByLabel('Когда это было').fill('20.11.2026');
    await desk.getByLabel('Название').fill(title);
    await desk.getByLabel('Текст').fill('Окна стоят на всех этажах.\nДальше тепло и отделка.');
    await desk
      .locator('input[type=file]')
      .setInputFiles({ name: 'okna.png', mimeType: 'image/png', buffer: passportPicture });
    await desk.getByLabel('Что на снимке 1').fill('Окна восьмого этажа');
    await desk.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(desk.getByText('Новость опубликована')).toBeVisible();
  });

  await test.step('the buyer reads it, and sees the picture that was sent', async () => {
    await page.goto(`/complexes/${place.complex}`);
    const news = page.getByRole('article').filter({ hasText: title });
    await expect(news).toContainText('Дальше тепло и отделка.');
    await expect(news.locator('time')).toHaveAttribute('datetime', '2026-11-20');
    const picture = news.getByRole('img', { name: 'Окна восьмого этажа' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('a house with nothing for sale says whether it is booked or sold', async () => {
    const calls = '**/api/catalogue/complexes/*/site';
    await page.route(calls, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as {
        data: { houses: object[] };
      };
      for (const [at, house] of json.data.houses.entries())
        Object.assign(house, { available: 0, fromKopecks: null, booked: at === 0 ? 3 : 0, sold: 40 });
      await route.fulfill({ response, json });
    });
    await page.reload();
    const houses = page.getByRole('list', { name: 'Дома комплекса' });
    const [booked, sold] = [houses.getByRole('listitem').first(), houses.getByRole('listitem').nth(1)];
    await expect(booked).toContainText('Свободных сейчас нет');
    await expect(booked).toContainText('Забронировано 3, продано 40');
    await expect(sold).toContainText('Всё продано');
    const drawn = page.getByRole('group', { name: /^Это план территории/ }).getByRole('link');
    await expect(drawn.first()).toHaveAccessibleName(/забронировано\s3/);
    await expect(drawn.nth(1)).toHaveAccessibleName(/всё\sпродано/);
    await page.unroute(calls);
    await page.reload();
  });

  await test.step('a house on the map leads to its floors, and a cell there to the flat', async () => {
    const house = page
      .getByRole('group', { name: /^Это план территории/ })
      .getByRole('link', { name: new RegExp(`^Корпус ${place.number}(?!\\d)`) });
    if (isMobile) await house.click();
    else {
      await page.getByRole('link', { name: 'Выбрать в комплексе' }).focus();
      await walkTo(page, house);
      // The focused element is a group of a drawing: its walls get thicker.
      await expect(house.locator('rect').last()).toHaveCSS('stroke-width', '4px');
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(new RegExp(`/buildings/${place.building}$`));
    await page.locator(`[data-estate="${place.flat}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/estates/${place.flat}$`));
    await expect(page.getByText('Срок не переносили.')).toBeVisible();
  });

  await test.step('a new promise of the keys stands beside the one before', async () => {
    await desk.goto(`${addresses.office}/catalogue/promises?building=${place.building}`);
    await choose(desk, /^Квартал/, 'IV');
    await desk.getByRole('combobox', { name: /^Год/ }).click();
    const last = desk.getByRole('option').last();
    const year = (await last.textContent())?.trim() ?? '';
    await last.click();
    await desk.getByLabel('Причина').fill('Поставщик задержал фасадные панели.');
    await desk.getByRole('button', { name: 'Посмотреть, что скажем покупателям' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Обещать', exact: true }).click();
    await expect(desk.getByText('Новый срок обещан')).toBeVisible();
    await page.reload();
    const keys = page.locator('section').filter({ hasText: 'Срок переносили.' });
    await expect(keys.getByRole('heading', { name: `IV квартал ${year}` })).toBeVisible();
    await expect(keys.getByRole('listitem')).toHaveCount(2);
  });
  await desk.context().close();
});
