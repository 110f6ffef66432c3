// Features: bonus, loyalty.
// Widths: both, the card of the programme has a height of its own on a wide screen.
import { expect, type Page, test } from '@playwright/test';
import { makeBuyer } from '../../stage/people.ts';
import { countDeal, giveCard, giveCertificate } from '../../steps/deals/loyalty.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const millions = (count: number) => count * 100_000_000;

const openFromMenu = async (page: Page) => {
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  const menu = page.getByRole('dialog', { name: 'Меню пользователя' });
  await menu.getByRole('button', { name: 'Ваши привилегии' }).click();
  const window = page.getByRole('dialog', { name: 'Ваши привилегии' });
  await expect(window).toBeVisible();
  await expect(menu).toBeHidden();
  return window;
};

test('[S2.1-02, S2.7-50, S4.11-05] without a card: what it gives, the way to one, and it is there at once', async ({
  page,
  isMobile,
}) => {
  const buyer = await makeBuyer();
  await signIn(page, buyer.phone, '/bonus');
  await expect(page.getByRole('heading', { level: 1, name: 'Карты пока нет' })).toBeVisible();
  const head = page.getByRole('main').locator('header');
  if (!isMobile) expect((await head.boundingBox())?.height).toBe(200);
  await expect(page.getByText('Сделок пока нет')).toBeVisible();
  await expect(page.getByText('Пока нет. Здесь появятся сертификаты')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Рекомендовать друга' })).toBeHidden();

  await page.getByRole('button', { name: 'Получить карту' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Базовый' })).toBeVisible();
  await expect(head).toContainText(/7701 \d{4} \d{4}/);
  if (!isMobile) expect((await head.boundingBox())?.height).toBe(200);
  const friend = page.getByRole('region', { name: 'Рекомендовать друга' });
  await expect(friend).toContainText(/20\s000\sруб\./);
  await expect(friend.getByRole('listitem')).toHaveText([
    'Отправьте другу ссылку',
    /бронирует и\sпокупает/,
    /паспорт и\sреквизиты/,
    /переводим деньги/,
  ]);
  await expect(friend.getByRole('link')).toHaveAttribute('href', '/bonus/recommend');

  await test.step('the menu has it too, and a reload changes nothing', async () => {
    await page.reload();
    await page.getByRole('button', { name: /^Меню пользователя/ }).click();
    const card = page.getByRole('region', { name: 'Карта лояльности' });
    await expect(card).toContainText('Базовый');
    await expect(card).toContainText(/7701 \d{4} \d{4}/);
  });
});

test('[S2.7-07, S2.7-08, S2.7-09, S2.7-10, S2.7-11, S4.11-06, S6-08] the window of the status: tier, history, the next level and what is missing, privileges of each', async ({
  page,
  isMobile,
}) => {
  const buyer = await makeBuyer();
  await giveCard(buyer.id, 'basic');
  await countDeal(buyer.id, '18', millions(12), '2 years');
  await countDeal(buyer.id, '19', millions(6), '1 year');
  await countDeal(buyer.id, '7', millions(90), '5 years 3 days');
  await signIn(page, buyer.phone);
  const window = await openFromMenu(page);
  if (!isMobile) expect((await window.boundingBox())?.width).toBe(668);
  await expect(window).toContainText('Базовый');
  await expect(window).toContainText('действует с 15.03.2025 по 15.03.2028');

  const history = window.getByRole('list', { name: 'Что засчитали' });
  await expect(history.getByRole('listitem')).toHaveText([
    /Квартира №\s19, «Верфь».*6\s000\s000\sруб\./,
    /Квартира №\s18, «Верфь».*12\s000\s000\sруб\./,
  ]);
  const next = window.getByRole('region', { name: 'До уровня «Престиж»' });
  await expect(next).toContainText(/Скидка 2\s%/);
  await expect(next).toContainText('Паркинг без очереди');
  await expect(next).toContainText(/18\s000\s000\sруб\..*из\s30\s000\s000\sруб\./);
  await expect(next).toContainText(/Осталось 12\s000\s000\sруб\./);
  await expect(next).toContainText(/2\sсделки.*из\s6/);
  await expect(next).toContainText(/ещё\s4\sсделки/);

  const privileges = window.getByRole('region', { name: 'Привилегии по уровням' });
  const words = async (level: string) =>
    (await privileges.getByRole('region', { name: level }).getByRole('listitem').allInnerTexts()).join(' ');
  const [basic, prestige, premium] = [await words('Базовый'), await words('Престиж'), await words('Премиум')];
  expect(basic).toMatch(/1\s%.*Один менеджер/s);
  expect(prestige).toMatch(/2\s%.*Приёмка с инженером/s);
  expect(premium).toMatch(/3\s%.*Условия до старта продаж/s);
  expect(basic).not.toContain('инженером');

  await test.step('it closes by Escape and opens again on the page of loyalty', async () => {
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await page.goto('/bonus');
    await expect(page.getByRole('region', { name: 'Ваши привилегии' }).getByRole('listitem')).toHaveText([
      /^Скидка 1\s%\sна\sповторную покупку\s*складывается/,
      /^Один\sменеджер\s*на\sвсе/,
      /^Паркинг без\sочереди\s*с\sуровня «Престиж»/,
      /^Приёмка\sс\sинженером\s*с\sуровня «Престиж»/,
      /^Условия\sдо\sстарта\sпродаж\s*с\sуровня «Премиум»/,
    ]);
    await page.getByRole('button', { name: 'Все уровни' }).click();
    await expect(window).toBeVisible();
    await window.getByRole('button', { name: 'Закрыть' }).click();
    await expect(window).toBeHidden();
    await expect(page.getByRole('button', { name: 'Все уровни' })).toBeFocused();
  });
});

test('[S1-17, S4.7-08] the page of a premium card, its certificates and a card that is blocked', async ({
  page,
}) => {
  const buyer = await makeBuyer();
  await giveCard(buyer.id, 'premium');
  await giveCertificate(buyer.id, 'На отделку');
  await signIn(page, buyer.phone, '/bonus');
  await expect(page.getByRole('heading', { level: 1, name: 'Премиум' })).toBeVisible();
  await expect(page.getByText('Выше уровня нет')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Сертификаты' })).toContainText(/На отделку.*50\s000\sруб\./);
  await page.getByRole('button', { name: 'Все уровни' }).click();
  const window = page.getByRole('dialog', { name: 'Ваши привилегии' });
  await expect(window).toBeVisible();
  // Going to another page closes the window.
  await page.goBack();
  await expect(window).toBeHidden();

  await giveCard(buyer.id, 'premium', true);
  await page.goto('/bonus');
  await expect(page.getByText('Карта заблокирована').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Рекомендовать друга' })).toBeHidden();
});
