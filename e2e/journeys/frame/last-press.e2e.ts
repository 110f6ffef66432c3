// Features: profile.
import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { signIn } from '../../steps/people/sign-in.ts';

/** Holds changing calls back until they are released. */
async function holdChanges(page: Page, calls: string) {
  const held: Route[] = [];
  let open = false;
  await page.route(calls, (route) => {
    if (open || route.request().method() !== 'POST') return route.fallback();
    held.push(route);
  });
  return {
    count: () => held.length,
    letIn: async () => {
      open = true;
      for (const route of held) await route.continue();
    },
  };
}

const isPressed = (button: Locator, pressed: boolean) =>
  expect(button).toHaveAttribute('aria-pressed', String(pressed));

test('[S3-41] the heart and the scales stay as they were pressed last, however slow the answer to the press before', async ({
  page,
}) => {
  const buyer = await makeBuyer();
  const kept = async (category: string) =>
    (
      await sql<{ id: number }>(
        'select estate_id as id from flat_items where user_id = $1 and category = $2 order by created_at',
        [buyer.id, category],
      )
    ).map(({ id }) => id);
  const estate = await pickEstate();
  await signIn(page, buyer.phone);
  await page.goto(`/estates/${estate}`);
  const main = page.getByRole('main');
  const mark = (name: RegExp, of: Locator = main) => of.getByRole('button', { name }).first();

  await test.step('the heart, pressed on, off and on again', async () => {
    const heart = mark(/^В избранном/);
    const changes = await holdChanges(page, '**/api/flats/favourite');
    for (const pressed of [true, false, true]) {
      await heart.click();
      await isPressed(heart, pressed);
    }
    await expect.poll(changes.count).toBe(1);
    const last = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/flats/favourite') &&
        response.request().postDataJSON().favourite === false,
    );
    await changes.letIn();
    await last;
    await expect.poll(() => kept('cart')).toEqual([estate]);
    await isPressed(heart, true);
    await heart.click();
    await expect.poll(() => kept('cart')).toEqual([]);
    await isPressed(heart, false);
  });

  await test.step('the scales, pressed on and off; another estate takes nothing from it', async () => {
    const scales = mark(/^В сравнении/);
    const similar = page.getByRole('list', { name: 'Похожие' }).getByRole('listitem').first();
    const other = mark(/^В сравнении/, similar);
    const href = await similar.getByRole('link').first().getAttribute('href');
    const changes = await holdChanges(page, '**/api/flats/comparison');
    await scales.click();
    await isPressed(scales, true);
    await other.click();
    await isPressed(other, true);
    await scales.click();
    await isPressed(scales, false);
    await expect.poll(changes.count).toBe(1);
    await changes.letIn();
    await expect.poll(() => kept('in_comparison')).toEqual([Number(href?.split('/').at(-1))]);
    await isPressed(other, true);
    await isPressed(scales, false);
  });
});
