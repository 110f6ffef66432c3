// Features: deals, deal, booking, chat.
import { expect, type Page, test } from '@playwright/test';
import { demoPhone } from '../../stage/people.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const leaving = (page: Page) => page.getByRole('region', { name: 'Передумали?' });

/** Goes from the menu by the list to the card of the person's deal. */
async function openWays(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('link', { name: 'Передумали?' }).click();
  await leaving(page).getByRole('link', { name: /№/ }).first().click();
  await page.waitForURL(/\/deals\/\d+\/view#change-of-mind$/);
  await expect(leaving(page)).toBeVisible();
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

test('before the contract the menu leads to what can be given up, what comes back, and to the window', async ({
  page,
}) => {
  await signIn(page, demoPhone(4));
  const estate = await openWays(page);
  await expect(leaving(page)).toContainText(
    /до\sподписи\sпод\sдоговором: сразу\sвернём\sквартиру\sв\sпродажу/,
  );
  await expect(leaving(page)).toContainText(/Вернём\s30\s000\sруб\.\sцеликом/);
  await leaving(page).getByRole('link', { name: 'Отказаться от брони' }).click();
  await page.waitForURL(`**/deals/${estate}/booking/success#cancel`);
  const window = page.getByRole('dialog', { name: /Отказ/ });
  await window.getByRole('button', { name: 'Оставить бронь' }).click();
  await expect(page.getByRole('region', { name: 'Выберите условия покупки' })).toContainText('Ваш ход');
});

test('under a signed contract the lawful ways and who helps are told, and the booking offers no way out', async ({
  page,
}) => {
  await signIn(page, demoPhone(10));
  const estate = await openWays(page);
  for (const way of [
    'По соглашению.',
    'Уступить квартиру другому.',
    'Отказаться от договора без нашего согласия.',
  ])
    await expect(leaving(page)).toContainText(way);
  await expect(leaving(page).getByRole('link', { name: 'Отказаться от брони' })).toHaveCount(0);
  await expect(page.getByText(/цена\sзакреплена\sдо/)).toHaveCount(0);
  await leaving(page).getByRole('button', { name: 'Спросить о расторжении' }).click();
  await expect(page.getByRole('textbox', { name: /Сообщение/ })).toHaveValue(
    /расторгнуть\sили\sпередать\sдоговор/,
  );
  await page.keyboard.press('Escape');

  await page.goto(`/deals/${estate}/booking/success`);
  await expect(page.getByRole('heading', { name: /^Забронировано/ })).toBeVisible();
  await expect(page.getByText('Ваш ход')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Отказаться от брони' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Открыть сделку' }).click();
  await page.waitForURL(`**/deals/${estate}/view`);
  await leaving(page).getByRole('link', { name: 'Заморозить кабинет' }).click();
  await expect(page.getByRole('button', { name: 'Заморозить' })).toBeInViewport();
});

test('with the keys the contract is fulfilled, the house is no longer being built, and the flat is one’s own', async ({
  page,
}) => {
  await signIn(page, demoPhone(12));
  await expect(page.getByRole('region', { name: 'Дом строится' })).toHaveCount(0);
  await page.goto('/deals');
  await page.getByRole('link', { name: /№/ }).first().click();
  await page.waitForURL(/\/deals\/\d+\/view$/);
  const estate = new URL(page.url()).pathname.split('/')[2];
  await expect(leaving(page)).toContainText('Ключи у вас, договор исполнен');
  await expect(page.getByRole('main').getByText('Ипотека', { exact: true })).toHaveCount(0);
  await page.goto(`/estates/${estate}`);
  await expect(page.getByRole('link', { name: 'Открыть сделку' })).toBeVisible();
  await expect(page.getByText('Уже забронировали или продали')).toHaveCount(0);
});
