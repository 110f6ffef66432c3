// Features: services, requests.

import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { type Buyer, makeBuyer, passCodePause, pickEstate } from '../../stage/people.ts';
import { dayIn } from '../../steps/browser/day-in.ts';
import { button, uploadScan } from '../../steps/deals/booking.ts';
import { picture } from '../../steps/deals/feedback.ts';
import { chooseOption } from '../../steps/deals/services.ts';
import { reach } from '../../steps/deals/states.ts';
import { signByCode } from '../../steps/people/consent.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

interface Scene {
  readonly page: Page;
  readonly browser: Browser;
  readonly contextOptions: BrowserContextOptions;
}

/** A buyer with a deal in his cabinet, and support staff at the desk. */
async function enter({ page, browser, contextOptions }: Scene) {
  const surname = ownSurname('Заявкина');
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'success', 'free');
  const desk = await (await browser.newContext(contextOptions)).newPage();
  await signInStaff(desk, 'support');
  return { buyer, desk };
}

/** Opens the buyer's request at the desk. */
async function openRequest(desk: Page, { surname }: Buyer, tab = 'desk'): Promise<void> {
  await desk.goto(`${addresses.office}/services?tab=${tab}`);
  await desk.getByRole('link', { name: new RegExp(surname) }).click();
}

const told = (page: Page, title: string) => page.getByRole('heading', { name: title, exact: true });
const stepForm = (desk: Page) => desk.getByLabel('Что сказать покупателю', { exact: false });

test('[S1-14, S2.1-26, S2.2-01] insurance: what is half filled survives a reload, the desk offers, the buyer chooses on his open page, and the policy is there', async ({
  page,
  browser,
  contextOptions,
}) => {
  const { buyer, desk } = await enter({ page, browser, contextOptions });

  await test.step('from the services to the form; what is missing is said at its field', async () => {
    await page.goto('/services');
    await page.getByRole('link', { name: /Страхование недвижимости/ }).click();
    await expect(page.getByText('Вы выбираете предложение здесь', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Подобрать страховку' }).click();
    await expect(page.getByRole('combobox', { name: 'Для чего' })).toBeVisible();
    await button(page, 'Отправить заявку').click();
    for (const missing of ['Выберите объект', 'Отметьте хотя бы одно', 'Укажите день: сегодня или позже'])
      await expect(page.getByText(missing, { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Для чего' })).toBeFocused();
    await chooseOption(page, 'Для чего', /квартира/i);
    await page.getByLabel('Стены и конструкции').check();
    await page.getByLabel('Ответственность перед соседями').check();
    await page.getByLabel('С какого дня').fill('01.02.2020');
    await page.getByLabel('Что ещё нам знать').fill('Первый этаж');
    await uploadScan(page, 'выписка.png');
    await page.reload();
    await expect(page.getByLabel('Что ещё нам знать')).toHaveValue('Первый этаж');
    await expect(page.getByLabel('Стены и конструкции')).toBeChecked();
    await expect(page.getByRole('button', { name: 'Убрать выписка.png' })).toBeVisible();
  });

  await test.step('a day that has passed is refused at its field; then it goes out', async () => {
    await button(page, 'Отправить заявку').click();
    const from = page.getByLabel('С какого дня');
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    await from.fill(dayIn(30));
    await expect(from).not.toHaveAttribute('aria-invalid', 'true');
    await button(page, 'Отправить заявку').click();
    await expect(told(page, 'Мы получили заявку')).toBeVisible();
    await expect(page.getByText('Наш ход')).toBeVisible();
  });

  await test.step('the same once more is told of before the form is filled, and refused; the way leads to the first', async () => {
    const first = page.url();
    await page.goto('/services/insurance/request');
    await chooseOption(page, 'Для чего', /квартира/i);
    await expect(page.getByText('Такая заявка у вас уже открыта: №')).toBeVisible();
    await page.getByLabel('Стены и конструкции').check();
    await page.getByLabel('С какого дня').fill(dayIn(10));
    await button(page, 'Отправить заявку').click();
    await expect(
      page.getByText('Такая заявка у вас уже открыта. Найдите', { exact: false }).first(),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Открыть заявку' }).click();
    await page.waitForURL(first);
  });

  await test.step('the desk reads it with its paper and offers two; what is half written survives a reload', async () => {
    await openRequest(desk, buyer);
    await expect(desk.getByText('Первый этаж')).toBeVisible();
    await expect(desk.getByRole('link', { name: /выписка\.png/ })).toBeVisible();
    await chooseOption(desk, 'Следующий шаг', 'Взять в работу');
    await button(desk, 'Взять в работу').click();
    await expect(told(page, 'Мы занимаемся заявкой')).toBeVisible();
    await chooseOption(desk, 'Следующий шаг', 'Предложить варианты');
    await stepForm(desk).fill('Обе компании покрывают всё');
    await desk
      .getByRole('textbox', { name: 'Варианты' })
      .fill('Первая: 4 200 ₽ в год\nВторая: 5 100 ₽ в год');
    await desk.reload();
    await expect(stepForm(desk)).toHaveValue('Обе компании покрывают всё');
    await expect(desk.getByRole('textbox', { name: 'Варианты' })).toHaveValue(/Вторая: 5 100 ₽ в год/);
    await button(desk, 'Предложить варианты').click();
  });

  await test.step('the buyer chooses, the desk gives the policy, he downloads it', async () => {
    await expect(told(page, 'Выберите, что вам подходит')).toBeVisible();
    await expect(page.getByText('Ваш ход')).toBeVisible();
    await expect(page.getByText('Сначала отметьте вариант')).toBeVisible();
    await page.getByText(/^Вторая: /).click();
    await expect(page.getByRole('radio', { name: /Вторая/ })).toBeChecked();
    await button(page, 'Выбрать').click();
    await expect(told(page, 'Готовим результат')).toBeVisible();
    await expect(page.getByText('Вы выбрали: Вторая: 5 100 ₽ в год')).toBeVisible();
    await chooseOption(desk, 'Следующий шаг', 'Выдать результат');
    await stepForm(desk).fill('Полис действует с указанного дня');
    await desk.locator('input[type=file]').first().setInputFiles(picture('Полис.png'));
    await button(desk, 'Выдать результат').click();
    await expect(told(page, 'Готово')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('region', { name: 'Результат' })
        .getByRole('link', { name: /Полис\.png/ })
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe('Полис.png');
    await page.goto('/services');
    await expect(page.getByRole('link', { name: /Страхование недвижимости.*Выдано/ })).toBeVisible();
  });
  await desk.context().close();
});

test('[S1-15, S2.1-28, S2.1-33, S2.2-03, S2.2-04, S2.2-05] a tax deduction is signed by a code, goes out, and its consent taken back closes it; a consultation is ordered by day', async ({
  page,
  browser,
  contextOptions,
}) => {
  const { buyer, desk } = await enter({ page, browser, contextOptions });

  await test.step('the form leads to the signature; unsigned, the desk has not seen it', async () => {
    await page.goto('/services/tax');
    await page.getByRole('link', { name: 'Заказать декларацию' }).click();
    await chooseOption(page, 'Для чего', /квартира/i);
    await page.getByRole('group', { name: 'За какие годы' }).getByRole('checkbox').first().check();
    await page.getByLabel('Покупка жилья').check();
    await button(page, 'Продолжить').click();
    await expect(told(page, 'Подпишите кодом из СМС')).toBeVisible();
    await desk.goto(`${addresses.office}/services`);
    await expect(desk.getByRole('heading', { name: 'Услуги' }).first()).toBeVisible();
    await expect(desk.getByRole('link', { name: new RegExp(buyer.surname) })).toHaveCount(0);
  });

  await test.step('signed by the code, it is told until when it is taken up', async () => {
    await page.getByLabel('Я прочитал и подписываю').check();
    await passCodePause(buyer);
    await signByCode(page, buyer.phone, 'Подписать и отправить');
    await page.waitForURL('**/services/tax/success/*');
    await expect(page.getByText(/Заявка №\s\d+\sподписана\sи\sотправлена/)).toBeVisible();
    await page.getByRole('link', { name: 'Открыть заявку' }).click();
    await expect(told(page, 'Мы получили заявку')).toBeVisible();
    await expect(desk.getByRole('link', { name: new RegExp(buyer.surname) })).toBeVisible();
  });

  await test.step('a consultation needs no signature', async () => {
    await page.goto('/services/tax');
    await page.getByRole('link', { name: 'Сначала хочу поговорить с консультантом' }).click();
    await page.getByLabel('Удобный день').fill(dayIn(5));
    await chooseOption(page, 'Удобное время', /Вечер/);
    await button(page, 'Записаться').click();
    await expect(told(page, 'Мы получили заявку')).toBeVisible();
    await expect(page.getByText('Вечер, 17:00–20:00')).toBeVisible();
    await button(page, 'Отозвать заявку').click();
    await button(page, 'Отозвать').click();
    await expect(told(page, 'Вы отозвали заявку')).toBeVisible();
  });

  await test.step('the consent stands among his own; taken back, the request is closed', async () => {
    await page.goto('/profile');
    const name = 'Отозвать: Согласие на подготовку налоговой декларации';
    await page.getByRole('button', { name }).click();
    const window = page.getByRole('dialog', { name });
    await window.getByRole('button', { name: 'Отозвать согласие' }).click();
    await expect(window).toBeHidden();
    await page.goto('/services');
    await expect(page.getByRole('link', { name: /Налоговый вычет.*Отозвана/ })).toBeVisible();
  });
  await desk.context().close();
});

test('[S1-16, S2.1-27, S2.2-02] registration of the ownership: papers are asked for, sent and checked, and the extract is given', async ({
  page,
  browser,
  contextOptions,
}) => {
  const { buyer, desk } = await enter({ page, browser, contextOptions });
  await page.goto('/services/property');
  await page.getByRole('link', { name: 'Заказать регистрацию' }).click();
  await chooseOption(page, 'Для чего', /квартира/i);
  await chooseOption(page, 'Как подписать', 'Госключ');
  await button(page, 'Отправить заявку').click();
  await expect(told(page, 'Мы получили заявку')).toBeVisible();

  await test.step('the desk says which papers; nothing goes without words', async () => {
    await openRequest(desk, buyer);
    await chooseOption(desk, 'Следующий шаг', 'Запросить документы');
    await expect(desk.getByText('Напишите покупателю, что именно')).toBeVisible();
    await stepForm(desk).fill('Пришлите акт приёмки квартиры');
    await button(desk, 'Запросить документы').click();
  });

  await test.step('the buyer is told and sends them', async () => {
    await expect(told(page, 'Пришлите документы')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ваши документы' })).toContainText(
      'Пришлите акт приёмки квартиры',
    );
    await uploadScan(page, 'акт.png');
    await button(page, 'Отправить документы').click();
    await expect(told(page, 'Проверяем документы')).toBeVisible();
  });

  await test.step('the desk goes on, and gives the extract', async () => {
    await expect(desk.getByRole('link', { name: /акт\.png/ })).toBeVisible();
    for (const act of ['Продолжить работу', 'Готовить результат', 'Выдать результат']) {
      await chooseOption(desk, 'Следующий шаг', act);
      await stepForm(desk).fill(`${act}: выписка из ЕГРН`);
      await button(desk, act).click();
      await expect(button(desk, act)).toBeHidden();
    }
    await expect(told(page, 'Готово')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Результат' })).toContainText(
      'Выдать результат: выписка из ЕГРН',
    );
  });
  await desk.context().close();
});
