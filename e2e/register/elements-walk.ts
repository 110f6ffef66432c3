import { expect, type Page } from '@playwright/test';
import { chapter } from '../steps/elements.ts';
import { passportPicture } from '../steps/passport-picture.ts';
import { step, type Walk } from './walk.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the page of the kit; its skeletons and busy buttons wait for ever, because they show that. */
const kit = (
  name: string,
  show: (page: Page) => Promise<unknown> = async () => undefined,
  within?: readonly string[],
) => ({
  ...step(name, async ({ page }) => {
    await page.goto('/elements');
    await expect(page.getByRole('heading', { name: 'Набор элементов' })).toBeVisible();
    await show(page);
  }),
  waits: true as const,
  ...(within && { within }),
});

const opened = (name: string, press: string, window: string | RegExp) =>
  kit(
    name,
    async (page) => {
      await button(page, press).click();
      await expect(page.getByRole('dialog', { name: window })).toBeVisible();
    },
    ['[role=dialog]'],
  );

/** Every piece of the kit, at rest and with what is typed and chosen. */
export const elements: Walk = {
  name: 'elements',
  features: ['elements'],
  as: 'new',
  screens: [
    kit('elements'),
    kit(
      'elements-list',
      async (page) => {
        await page.getByRole('combobox', { name: /Несколько видов/ }).click({ position: { x: 4, y: 24 } });
        await expect(page.getByRole('option').first()).toBeVisible();
      },
      ['#selects', '[role=listbox]'],
    ),
    kit(
      'elements-countries',
      async (page) => {
        await page.getByRole('combobox', { name: /^Страна/ }).click();
        await page.getByPlaceholder('Найти').fill('ан');
        await expect(page.getByRole('option', { name: 'Германия' })).toBeVisible();
      },
      ['#references', '[role=listbox]'],
    ),
    kit(
      'elements-form-wrong',
      async (page) => {
        for (const press of await chapter(page, 'Форма').getByRole('button', { name: 'Отправить' }).all()) {
          if ((await press.getAttribute('type')) === 'submit') await press.click();
        }
        await button(page, 'Сохранить пароль').click();
        await expect(page.getByText('Необходимо заполнить «Тема»').first()).toBeVisible();
      },
      ['#form'],
    ),
    kit(
      'elements-files',
      async (page) => {
        const several = page.locator('input[type=file][multiple]');
        const picture = { mimeType: 'image/png', buffer: passportPicture };
        await several.setInputFiles([
          { ...picture, name: 'разворот.png' },
          { ...picture, name: 'refuse.png' },
          { ...picture, name: 'план.txt' },
        ]);
        await expect(page.getByRole('button', { name: 'Убрать разворот.png' })).toBeVisible();
      },
      ['#files'],
    ),
    kit('elements-english', async (page) => {
      await page.evaluate(() => localStorage.setItem('locale', 'en'));
      await page.reload();
    }),
  ],
};

/** What opens over the page. */
export const elementWindows: Walk = {
  name: 'element-windows',
  features: ['elements'],
  as: 'new',
  screens: [
    opened('elements-window', 'sm', 'Перенести срок'),
    opened('elements-window-loyalty', 'loyalty', 'Перенести срок'),
    opened('elements-window-registration', 'Без закрытия', 'Данные для регистрации'),
    // This one and the toasts go by themselves: what is not there any more cannot be looked at alone.
    kit('elements-preloader', async (page) => {
      await button(page, 'Ожидание со словами').click();
      await expect(page.getByRole('dialog', { name: 'Готовим договор' })).toBeVisible();
    }),
    opened('elements-panel', 'Открыть панель', 'Переписка'),
    opened('elements-popup', 'Меню пользователя, 258', 'Меню пользователя, 258'),
    kit('elements-toasts', async (page) => {
      await button(page, 'Показать удачу').click();
      await button(page, 'Показать ошибку').click();
      await expect(page.getByRole('alert').filter({ hasText: 'Неизвестная ошибка' })).toBeVisible();
    }),
  ],
};
