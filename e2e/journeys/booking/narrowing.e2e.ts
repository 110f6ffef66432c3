// Features: catalogue.
// Widths: both, the filters are a sheet on a phone and stand beside the list on a wide screen.
import { expect, type Page, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';

const chip = (page: Page, label: string) =>
  page.getByRole('button', { name: `Убрать: ${label}`, exact: true });
const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Квартиры и другие объекты' }).getByRole('listitem');

/** Opens the filters: above the list, or in a sheet on a phone. */
async function openFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('main');
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  return page.getByRole('dialog');
}

test('what an address narrows the list by is seen and taken off; what a kind has none of goes with its choice', async ({
  page,
  isMobile,
}) => {
  await test.step('a building alone is shown in its complex', async () => {
    // A house of the demo: walks of the desk add houses and remove them.
    const [house] = await sql<{ id: number; number: string; complex: number; title: string }>(
      `select b.id, b.number, c.id as complex, c.name as title from buildings b join complexes c on c.id = b.complex_id
       where b.removed_at is null and b.id < 1000000 order by b.id desc limit 1`,
    );
    await page.goto(`/estates?building=${house?.id}`);
    await expect(chip(page, `Корпус ${house?.number}`)).toBeVisible();
    const filters = await openFilters(page, isMobile);
    const field = (name: RegExp) => filters.getByRole('combobox', { name }).filter({ visible: true });
    await expect(field(/^Комплекс/)).toContainText(house?.title ?? '-');
    await expect(field(/^Корпус/)).toContainText(`Корпус ${house?.number}`);
    if (isMobile) await page.keyboard.press('Escape');
    await chip(page, `Корпус ${house?.number}`).click();
    await page.waitForURL(`/estates?complex=${house?.complex}`);
    await expect(chip(page, `Корпус ${house?.number}`)).toBeHidden();
  });

  await test.step('a parking place is asked for without a view and a finishing', async () => {
    await page.goto('/estates?rooms=2&finishing=light&side=south&view=yard&areaTo=60');
    await expect(chip(page, 'вид: двор')).toBeVisible();
    const filters = await openFilters(page, isMobile);
    await filters.getByRole('combobox', { name: 'Что ищете' }).filter({ visible: true }).click();
    await page.getByRole('option', { name: /^Паркинг/ }).click();
    if (isMobile) await filters.getByRole('button', { name: /^Показать \d+/ }).click();
    await page.waitForURL('/estates?areaTo=60&kind=parking');
    await expect(tiles(page).first()).toContainText('Машино-место');
  });

  await test.step('what no bank lends on has its price without «Ипотека»', async () => {
    await page.goto('/estates?form=mortgage');
    await expect(tiles(page).first()).toContainText('Ипотека');
    await page.goto('/estates?form=mortgage&kind=parking');
    await expect(tiles(page).first()).toContainText('Машино-место');
    await expect(tiles(page).first()).not.toContainText('Ипотека');
  });
});
