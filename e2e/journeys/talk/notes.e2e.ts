// Features: catalogue.
import { expect, type Page, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { keepFlat } from '../../steps/deals/keep-flat.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test('[S3-41] a note written in two tabs loses the words of neither', async ({ page, context }) => {
  await signIn(page, (await makeBuyer()).phone);
  await keepFlat(page, await pickEstate());
  // Without a socket this tab learns only from the refusal that the other one has written.
  await page.routeWebSocket('**/api/socket**', (socket) => socket.close());
  await page.route('**/api/socket**', (route) => route.abort());
  await page.goto('/favorites');
  const other = await context.newPage();
  await other.goto('/favorites');
  const write = async (tab: Page, text: string) => {
    await tab.getByRole('button', { name: /^(Написать|Изменить) заметку/ }).click();
    await tab.getByLabel('Заметка').fill(text);
  };
  await write(page, 'Окна во двор');
  await write(other, 'Рядом школа');
  await other.getByRole('button', { name: 'Сохранить' }).click();
  await expect(other.getByRole('button', { name: /^Изменить заметку/ })).toBeVisible();

  // It must not refetch before the press either, as it does when the tab becomes visible.
  const { promise: refused, resolve: letIt } = Promise.withResolvers<void>();
  await page.route('**/api/favourites', async (route) => {
    if (route.request().method() === 'GET') await refused;
    await route.fallback();
  });
  const answer = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.status() === 409,
  );
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await answer;
  letIt();
  await expect(page.getByRole('alert').filter({ hasText: 'в другой вкладке' })).toContainText('Рядом школа');
  await expect(page.getByLabel('Ваш текст')).toHaveValue('Окна во двор');
  await page.getByRole('button', { name: 'Соединить' }).click();
  await expect(page.getByLabel('Заметка')).toHaveValue('Рядом школа\nОкна во двор');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('button', { name: /^Изменить заметку/ })).toBeVisible();

  // With a socket the other tab gets the news while it types.
  await expect(other.getByText('Окна во двор')).toBeVisible();
  await write(other, 'Шумно');
  await write(page, 'Уже не нравится');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Уже не нравится' })).toBeVisible();
  await other.getByRole('button', { name: 'Оставить тот' }).click();
  await expect(other.getByText('Уже не нравится')).toBeVisible();

  // A press that comes after the news does not drop what the other has written.
  await write(other, 'Возьмём');
  await write(page, 'Подумаем');
  await other.getByRole('button', { name: 'Сохранить' }).focus();
  await other.keyboard.down('Space');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Подумаем' })).toBeVisible();
  await other.keyboard.up('Space');
  await expect(other.getByLabel('Заметка')).toHaveValue('Подумаем\nВозьмём');
  await other.getByLabel('Заметка').fill('');
  await write(page, 'Решили');
  await other.getByRole('button', { name: 'Сохранить' }).focus();
  await other.keyboard.down('Space');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Решили' })).toBeVisible();
  await other.keyboard.up('Space');
  await expect(other.getByText('Решили')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Изменить заметку/ })).toBeVisible();
});

test('[S3-41] a note that is being written outlives a reload, and the flat when it is taken from the list', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  const heart = await keepFlat(page, await pickEstate());
  await page.goto('/favorites');
  await page.getByRole('button', { name: /^Написать заметку/ }).click();
  const note = page.getByLabel('Заметка');
  await note.fill('Окна на залив');
  await page.reload();
  await expect(note).toHaveValue('Окна на залив');
  await heart.click();
  await expect(page.getByRole('alert')).toContainText('Этого больше нет в избранном');
  await expect(note).toHaveValue('Окна на залив');
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await heart.click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('button', { name: /^Изменить заметку/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Окна на залив')).toBeVisible();
  await expect(note).toBeHidden();
});
