// Features: scoring.
import { expect, type Page, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { makeBuyer } from '../../stage/people.ts';
import { seeFailed } from '../../steps/browser/retries.ts';
import { button } from '../../steps/deals/booking.ts';
import { signByCode } from '../../steps/people/consent.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const rating = (page: Page) => page.getByRole('region', { name: 'Ваш кредитный потенциал' });
const agree = (page: Page) => page.getByLabel('Даю согласие на запрос в бюро кредитных историй');

test('[S1-12, S1-13, S2.1-24, S2.2-21, S3-50, S4.2-15, S7-44] a person learns the credit rating by a consent; it goes with the consent, and from the page at the sign-out', async ({
  page,
}) => {
  const buyer = await makeBuyer();
  await signIn(page, buyer.phone);

  await test.step('nothing is asked without the consent', async () => {
    await page.goto('/scoring');
    const ask = button(page, 'Получить код');
    await expect(ask).toHaveAccessibleDescription(/Дайте согласие/);
    await ask.click({ force: true });
    expect(await sql('select 1 from credit_ratings where user_id = $1', [buyer.id])).toEqual([]);
    await expect(page.getByRole('link', { name: 'согласие на запрос' })).toHaveAttribute(
      'href',
      '/documents/consents/scoring?locale=ru',
    );
  });

  const value = await test.step('the bank counts, and the page shows it by itself', async () => {
    await agree(page).check();
    await signByCode(page, buyer.phone, 'Узнать кредитный потенциал');
    await expect(page.getByText('Пока считаем кредитный потенциал')).toBeVisible();
    await expect(rating(page)).toBeVisible({ timeout: 20_000 });
    const [kept] = await sql<{ rating: number }>('select rating from credit_ratings where user_id = $1', [
      buyer.id,
    ]);
    await expect(rating(page)).toContainText(String(kept?.rating));
    await expect(rating(page)).toContainText('Кредитный потенциал видите только вы');
    await expect(button(page, 'Спросить банк снова')).toHaveAccessibleDescription(/Спросить снова можно/);
    return String(kept?.rating);
  });

  await test.step('a sign-out without an answer leaves no rating in the page', async () => {
    await page.clock.install();
    await page.goto('/mortgage/scoring');
    await expect(rating(page)).toContainText(value);
    await page.route(/api.(auth.logout|scoring)/, (route) => route.abort());
    await page.getByRole('button', { name: /^Меню пользователя/ }).click();
    await page.getByRole('link', { name: 'Выйти' }).click();
    await expect(button(page, 'Повторить')).toBeVisible();
    await page.goBack();
    await seeFailed(page, page.getByText('Кредитный потенциал не загрузился'));
    await expect(page.getByText(value, { exact: true })).toHaveCount(0);
    await page.unrouteAll();
    await button(page, 'Повторить').click();
    await expect(rating(page)).toContainText(value);
  });

  await test.step('with the consent the rating goes', async () => {
    await page.getByRole('link', { name: 'в профиле' }).click();
    const consents = page.getByRole('region', { name: 'Мои согласия' });
    const own = consents.getByRole('listitem').filter({ hasText: 'бюро кредитных историй' });
    await expect(own).toContainText('Действует до');
    await own.getByRole('button', { name: /Отозвать/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Кредитный потенциал сразу удалится');
    await button(page, 'Отозвать согласие').click();
    await expect(own).toContainText('Отозвано');
    expect(await sql('select 1 from credit_ratings where user_id = $1', [buyer.id])).toEqual([]);
    await page.goto('/scoring');
    await expect(agree(page)).toBeVisible();
    await expect(rating(page)).toHaveCount(0);
  });
});

test('a bank that knows nothing of a person says so; one that is silent is waited for', async ({ page }) => {
  for (const [surname, words] of [
    ['Отказов', 'Банк не посчитал кредитный потенциал'],
    ['Тишин', 'Обычно это занимает несколько секунд'],
  ] as const) {
    const buyer = await makeBuyer({ surname });
    await page.context().clearCookies();
    await page.goto('/auth');
    await signIn(page, buyer.phone, '/scoring');
    await agree(page).check();
    await signByCode(page, buyer.phone, 'Узнать кредитный потенциал');
    await expect(page.getByText(words)).toBeVisible({ timeout: 20_000 });
  }
});
