// Features: elements.
// Widths: wide, the page of elements is for a wide screen.
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  chapter,
  openElements,
  openElementsAtRest,
  seeGone,
  turnToChapter,
} from '../../steps/browser/elements.ts';
import { tabTo } from '../../steps/browser/keyboard.ts';

// This file measures the animations of the kit.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width;
const holdsFocus = (dialog: Locator) => dialog.evaluate((one) => one.contains(document.activeElement));

/** Checks that it is visible and has not begun to close. */
const stays = async (what: Locator) => {
  await expect(what).toBeVisible();
  await expect(what).not.toHaveAttribute('data-ending-style');
};

test.describe('windows', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[S2.7-39, S2.7-40, S2.7-41, S2.7-42] windows have their widths, keep the focus and give it back; a popup stands at its button', async ({
    page,
  }) => {
    await openElements(page, 'windows');

    await test.step('widths', async () => {
      const widths = { xs: 480, sm: 600, md: 942, xl: 1000, registration: 362, refresh: 400, loyalty: 668 };
      for (const [size, width] of Object.entries(widths)) {
        await press(page, size);
        const dialog = page.getByRole('dialog', { name: 'Перенести срок' });
        await expect(dialog).toBeVisible();
        expect(await widthOf(dialog), size).toBe(width);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    });

    await test.step('the focus', async () => {
      const opener = page.getByRole('button', { name: 'xs', exact: true });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Перенести срок' });
      await expect(dialog).toHaveAccessibleDescription('До какого дня вам удобно?');
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press(step < 5 ? 'Tab' : 'Shift+Tab');
        await expect.poll(() => holdsFocus(dialog), `after ${step + 1} steps`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step('popups and a menu', async () => {
      const windows = chapter(page, 'Окна');
      await windows.getByRole('button', { name: /^Уведомления/ }).click();
      const bell = page.getByRole('dialog', { name: 'Уведомления' });
      await expect(bell).toBeVisible();
      expect(await widthOf(bell)).toBe(400);
      await page.keyboard.press('Escape');
      await expect(bell).toBeHidden();
      await windows.getByRole('button', { name: 'Меню пользователя, 258' }).click();
      expect(await widthOf(page.getByRole('dialog', { name: 'Меню пользователя, 258' }))).toBe(258);
      await page.mouse.click(20, 300);
      await windows.getByRole('button', { name: 'Подробнее' }).click();
      await page.getByRole('button', { name: 'Скачать PDF' }).last().focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('link', { name: 'Все платежи' }).last()).toBeFocused();
      await page.keyboard.press('End');
      await expect(page.getByRole('button', { name: 'Снять бронь' }).last()).toBeFocused();
    });
  });

  test('[S2.7-16, S2.7-17, S2.7-18, S9-04, S9-09] when a window closes: not by a press beside it within 300 ms, without a cross by its own button, after a wait 500 ms later', async ({
    page,
  }) => {
    await openElementsAtRest(page, 'windows');

    await test.step('a press beside it', async () => {
      await press(page, 'xs');
      const dialog = page.getByRole('dialog', { name: 'Перенести срок' });
      await expect(dialog).toBeVisible();
      await page.clock.runFor(299);
      await page.mouse.click(20, 300);
      await page.clock.runFor(0);
      await expect(dialog).toBeVisible();
      expect(await holdsFocus(dialog)).toBe(true);
      await page.clock.runFor(10);
      await page.mouse.click(20, 300);
      await seeGone(page, dialog);
    });

    await test.step('without a cross', async () => {
      await press(page, 'Без закрытия');
      const dialog = page.getByRole('dialog', { name: 'Данные для регистрации' });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Закрыть' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.clock.runFor(400);
      await page.mouse.click(20, 300);
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Готово' }).click();
      await seeGone(page, dialog);
    });

    await test.step('a wait', async () => {
      await press(page, 'Показать ожидание');
      const dialog = page.getByRole('dialog', { name: 'Пожалуйста, подождите...', exact: true });
      await expect(dialog).toBeVisible();
      await page.clock.runFor(4000);
      await page.clock.runFor(490);
      await expect(dialog).toHaveAttribute('data-open');
      await page.clock.runFor(30);
      await seeGone(page, dialog);
      await press(page, 'Ожидание со словами');
      const told = page.getByRole('dialog', { name: 'Готовим договор' });
      await expect(told).toContainText('Проверяем электронные подписи, до 20 секунд');
      await expect(told).toHaveAttribute('aria-busy', 'true');
    });
  });

  test('[S9-10] a press that is answered at once shows its wait for 200 ms', async ({ page }) => {
    await openElementsAtRest(page, 'buttons');
    const button = page.getByRole('button', { name: 'Ответ сразу' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    // The answer has come, but the button stays busy for the least time.
    await page.clock.runFor(10);
    await page.clock.runFor(180);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(20);
    await expect(button).not.toHaveAttribute('aria-busy');
  });

  test('[S2.7-36, S9-08] a message stands for 10 s, and longer under the pointer or with the focus', async ({
    page,
  }) => {
    await openElementsAtRest(page, 'messages');
    // The first message mounts the region; it is closed by hand.
    await press(page, 'Показать удачу');
    const toast = page.getByRole('dialog', { name: 'Сообщение отправлено' });
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(toast).toBeVisible({ timeout: 100 });
    }).toPass();
    await toast.locator('button').click();
    await seeGone(page, toast);

    await page.mouse.move(700, 100);
    await press(page, 'Показать удачу');
    await stays(toast);
    await page.clock.runFor(9900);
    await stays(toast);
    await page.clock.runFor(200);
    await seeGone(page, toast);

    await press(page, 'Показать удачу');
    await stays(toast);
    await page.clock.runFor(5000);
    await toast.hover();
    await page.clock.runFor(60_000);
    await stays(toast);
    await page.mouse.move(700, 100);
    await page.clock.runFor(10_100);
    await seeGone(page, toast);

    await press(page, 'Показать ошибку');
    const failed = page.getByRole('alert').filter({ hasText: 'Неизвестная ошибка' });
    await expect(failed).toBeVisible();
    // The key that moves the focus to messages.
    await page.keyboard.press('F6');
    await page.clock.runFor(60_000);
    await expect(failed).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Закрыть' }));
    await page.keyboard.press('Enter');
    await seeGone(page, failed);
  });
});

test('[S5-16, S5-17, S8-10, S8-11, S8-12] a form tells every error at its field and in a list, and leads to the first', async ({
  page,
}) => {
  await openElements(page, 'form');
  const form = page.locator('form').filter({ has: page.getByLabel('Фамилия') });
  await form.getByLabel('Электронная почта').fill('anna@');
  await form.getByRole('button', { name: 'Отправить' }).click();
  await expect(form.getByLabel('Электронная почта')).toBeFocused();
  await expect(form.getByLabel('Фамилия')).toHaveAccessibleDescription('Необходимо заполнить «Фамилия»');
  await expect(form.getByLabel('Электронная почта')).toHaveAccessibleDescription(
    'не является правильным email адресом',
  );
  const list = form.getByRole('alert');
  await expect(list).toContainText('При проверке обнаружены ошибки:');
  await expect(list.locator('ul > li')).toHaveText([
    '«Электронная почта» не является правильным email адресом',
    'Необходимо заполнить «Фамилия»',
    'Необходимо согласие с условиями пользовательского соглашения',
  ]);
  await form.getByLabel('Электронная почта').fill('anna@demo.test');
  await form.getByLabel('Фамилия').fill('Королёва');
  // One error is left: only its field shows it.
  await expect(list).toBeHidden();
  await expect(form.getByText('Необходимо согласие с условиями пользовательского соглашения')).toBeVisible();

  const letter = page.locator('form').filter({ has: page.getByRole('combobox', { name: /Тема/ }) });
  await letter.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Другое' }).click();
  await letter.getByLabel('Сообщение').fill('Где ключи?');
  await letter.getByRole('button', { name: 'Отправить' }).click();
  await expect(letter.getByRole('alert')).toContainText('Обнаружены следующие ошибки:');
  await expect(letter.getByRole('alert').locator('ol > li')).toHaveCount(2);

  await turnToChapter(page, 'messages');
  const first = chapter(page, 'Сообщения').getByRole('alert').first();
  await expect(first).toHaveText('Необходимо заполнить «Фамилия»');
});

test('[S2.7-19, S2.7-20, S2.7-21, S2.7-22, S2.7-23, S2.7-24, S2.7-25, S9-15] stages in a row with checks, folded below 1232 px; breadcrumbs on a wide screen alone, elsewhere the way back', async ({
  page,
}) => {
  await openElements(page, 'stages');

  await test.step('stages', async () => {
    const deal = page.getByRole('navigation', { name: 'Этапы сделки' }).first();
    const steps = deal.locator('ol').first().getByRole('listitem');
    await expect(steps).toHaveCount(6);
    for (const step of (await steps.all()).slice(0, 4)) {
      await expect(step.locator('svg')).toBeVisible();
      await expect(step).toContainText(/^Пройден:\S/);
    }
    await expect(steps.nth(4)).toHaveAttribute('aria-current', 'step');
    await expect(steps.nth(4).locator('svg')).toHaveCount(0);
    await expect(deal.locator('summary')).toBeHidden();
    const assignment = page.getByRole('navigation', { name: 'Этапы уступки' });
    await expect(assignment.locator('ol').first().getByRole('listitem').nth(2)).toContainText(
      '3Договор уступки',
    );
    await page.setViewportSize({ width: 1232, height: 900 });
    await expect(steps.first()).toBeVisible();
    await page.setViewportSize({ width: 1231, height: 900 });
    await expect(steps.first()).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(steps.first()).toBeHidden();
    await expect(deal.locator('summary')).toContainText('Этап 5 из 6Оформление');
    const slider = deal.getByRole('progressbar', { name: 'Пройдено этапов' });
    await expect(slider).toHaveAttribute('aria-valuenow', '4');
    await expect(slider).toHaveAttribute('aria-valuemax', '6');
    await expect(slider.locator('i')).toHaveCount(6);
    await tabTo(page, deal.locator('summary'));
    await page.keyboard.press('Enter');
    await expect(deal.locator('details').getByRole('listitem')).toHaveCount(6);
  });

  await test.step('breadcrumbs', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await turnToChapter(page, 'lists');
    const crumbs = page.getByRole('navigation', { name: 'Путь к странице' });
    const back = page.getByRole('main').locator('a:has(svg)', { hasText: 'Главная' });
    await expect(crumbs).toBeVisible();
    await page.setViewportSize({ width: 1232, height: 900 });
    await expect(crumbs).toBeVisible();
    await expect(back).toBeHidden();
    await page.setViewportSize({ width: 1231, height: 900 });
    await expect(crumbs).toBeHidden();
    await expect(back).toBeVisible();
  });
});

test('[S2.7-48, S2.7-49, S9-11, S9-14, S9-16] counters, the spinner, the width of the page and of its viewport', async ({
  page,
}) => {
  await openElements(page, 'marks');

  await test.step('counters', async () => {
    const counters = chapter(page, 'Счётчики и состояния');
    const looks = async (text: string) =>
      counters.getByText(text, { exact: true }).evaluate((one) => {
        const { paddingLeft } = getComputedStyle(one);
        return { width: one.getBoundingClientRect().width, paddingLeft };
      });
    const [short, long, longest] = [await looks('99'), await looks('100'), await looks('999+')];
    expect(long.paddingLeft).not.toBe(short.paddingLeft);
    expect(longest.width).toBeLessThanOrEqual(45);
    await expect(counters.getByText('4000')).toHaveCount(0);
  });

  await test.step('the spinner', async () => {
    await turnToChapter(page, 'buttons');
    const spinner = chapter(page, 'Кнопки')
      .getByRole('button', { name: 'Подписываем' })
      .locator('span')
      .first();
    const animation = await spinner.evaluate((one) => getComputedStyle(one));
    expect(animation.animationDuration).toBe('1.2s');
    expect(animation.animationIterationCount).toBe('infinite');
  });

  await test.step('widths', async () => {
    await turnToChapter(page, 'windows');
    expect(await widthOf(chapter(page, 'Окна'))).toBe(1200);
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /width=1240/);
  });
});

test('[S3-11, S3-12] a card that is not there and one that did not load look different from each other and from every level', async ({
  page,
}) => {
  await openElements(page, 'loyalty');
  const names = ['Карты пока нет', 'Карта не загрузилась', 'Basic', 'Prestige', 'Premium'];
  const looks = await Promise.all(
    names.map((name) =>
      page.getByRole('region', { name, exact: true }).evaluate((card) => {
        const { backgroundColor, borderStyle } = getComputedStyle(card);
        return `${backgroundColor} ${borderStyle}`;
      }),
    ),
  );
  expect(new Set(looks).size).toBe(names.length);
});

test('the frame of the focus is white on the panel of the turn', async ({ page }) => {
  await openElements(page, 'deal');
  const ask = chapter(page, 'Сделка').getByRole('button', { name: 'Спросить' });
  // As by the keyboard: a press of the pointer shows no focus ring.
  await page.keyboard.press('Tab');
  await ask.first().focus();
  await expect(ask.first()).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
  await expect(ask.first()).toHaveCSS('outline-style', 'solid');
});

test('a chapter is opened alone by its address and left for another by the list; an unknown one is the whole page', async ({
  page,
}) => {
  const sections = page.locator('main section[id]');
  await openElements(page, 'windows');
  const list = page.getByRole('navigation', { name: 'Главы' });
  await expect(list.locator('[aria-current=page]')).toHaveText('Окна');
  await expect(chapter(page, 'Окна').getByRole('button', { name: 'xs', exact: true })).toBeVisible();
  await list.getByRole('link', { name: 'Списки', exact: true }).click();
  await expect(page).toHaveURL(/\?chapter=selects$/);
  await expect(sections).toHaveCount(1);
  await expect(chapter(page, 'Списки').getByRole('combobox').first()).toBeVisible();
  await page.goBack();
  await expect(chapter(page, 'Окна')).toBeVisible();
  // The link to the whole page takes the place of the shown chapter's link.
  const chapters = await list.getByRole('link').count();
  await list.getByRole('link', { name: 'Весь набор' }).click();
  await expect(list).toBeHidden();
  await expect(sections).toHaveCount(chapters);
  await page.evaluate(() => {
    location.hash = '#selects';
  });
  await expect(chapter(page, 'Списки')).toBeInViewport();
  await page.goto('/elements?chapter=nonsense');
  await expect(sections).toHaveCount(chapters);
});
