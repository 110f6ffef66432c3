// Features: booking, deals.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { acceptTerms, atScreen, button, typePassport, uploadScan } from '../../steps/deals/booking.ts';
import { reach } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const words = 'Этот шаг сейчас недоступен';
const windowOf = (page: Page) => page.getByRole('dialog', { name: words });

/** A background tab that gets no news from the socket before `wake`. */
async function sleepingTab(
  context: BrowserContext,
  path: string,
): Promise<{ stale: Page; wake: () => Promise<void> }> {
  const stale = await context.newPage();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  let wake = () => {};
  await stale.routeWebSocket(/./, (line) => {
    const server = line.connectToServer();
    const unheard: (string | Buffer)[] = [];
    server.onMessage((message) => void unheard.push(message));
    wake = () => {
      for (const message of unheard) line.send(message);
      server.onMessage((message) => line.send(message));
    };
    ask();
  });
  await stale.goto(path);
  return {
    stale,
    // The socket opens when the page is idle, which may be later than the acts of a quick person.
    wake: async () => {
      await asked;
      wake();
    },
  };
}

test.describe('[S4.7-07, S4.7-10] a step that the deal has left', () => {
  test('is told once, with whose turn it is, and one button leads to the right one', async ({
    page,
    context,
  }) => {
    const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
    await signIn(page, buyer.phone);
    await reach(page, buyer, estate, 'passport');
    const { stale, wake } = await sleepingTab(context, `/deals/${estate}/booking/passport`);
    await typePassport(stale);
    await uploadScan(stale);
    await stale.getByLabel('Кем выдан').fill('Отделом, которого нет');
    await reach(page, buyer, estate, 'payment');

    await stale.bringToFront();
    await stale.getByLabel('Кем выдан').press('Enter');
    const window = windowOf(stale);
    await expect(window).toContainText('Ваше действие не выполнено.');
    await expect(window.getByText('Ваш ход')).toBeVisible();
    await expect(window.getByRole('heading', { name: 'Оплатите бронирование' })).toBeVisible();
    await expect(stale.getByText(words)).toHaveCount(1);
    // Typed values stay under the window until the person goes on, even when the news comes after all.
    const news = stale.waitForResponse((answer) => answer.url().endsWith(`/api/booking/${estate}`));
    await wake();
    await news;
    await expect(window.getByRole('heading', { name: 'Оплатите бронирование' })).toBeVisible();
    await expect(stale.getByLabel('Кем выдан')).toHaveValue('Отделом, которого нет');
    expect(new URL(stale.url()).pathname).toBe(`/deals/${estate}/booking/passport`);
    await expect(window.getByRole('button')).toHaveText(['Оплатить бронь', '']);
    await window.getByRole('button', { name: 'Оплатить бронь' }).click();
    await atScreen(stale, estate, 'payment');
    await expect(button(stale, /^Оплатить картой/)).toBeVisible();
    await expect(window).toBeHidden();
  });

  test('closed without the button, the page goes to the present step by itself', async ({
    page,
    context,
  }) => {
    const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
    await signIn(page, buyer.phone);
    const { stale } = await sleepingTab(context, `/deals/${estate}/booking/start`);
    await expect(stale.getByLabel('Принимаю условия бронирования')).toBeVisible();
    await reach(page, buyer, estate, 'passport');

    await stale.bringToFront();
    await acceptTerms(stale);
    await expect(windowOf(stale).getByRole('heading', { name: 'Заполните паспорт' })).toBeVisible();
    await expect(stale.getByText(words)).toHaveCount(1);
    await stale.keyboard.press('Escape');
    await expect(windowOf(stale)).toBeHidden();
    await atScreen(stale, estate, 'passport');
  });

  test('an act in a window of its own gives place to it, and the turn may be of others', async ({
    page,
    context,
  }) => {
    const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
    await signIn(page, buyer.phone);
    await reach(page, buyer, estate, 'passport', 'free');
    const { stale } = await sleepingTab(context, `/deals/${estate}/booking/passport`);
    await button(stale, 'Отказаться от брони').click();
    await page.bringToFront();
    await button(page, 'Отказаться от брони').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отказаться от брони' }).click();
    await atScreen(page, estate, 'canceled');

    await stale.bringToFront();
    await stale.getByRole('dialog').getByRole('button', { name: 'Отказаться от брони' }).click();
    await expect(windowOf(stale).getByRole('heading', { name: 'Бронь отменена' })).toBeVisible();
    await expect(stale.getByRole('dialog')).toHaveCount(1);
    await windowOf(stale).getByRole('button', { name: 'Посмотреть бронь' }).click();
    await atScreen(stale, estate, 'canceled');
  });
});
