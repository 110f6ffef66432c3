import { expect, type Page } from '@playwright/test';
import { chapter, reopenElements } from '../../steps/browser/elements.ts';
import { passportPicture } from '../../steps/browser/passport-picture.ts';
import { step, type Walk } from '../walk.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the kit or one chapter; its skeletons and busy buttons wait for ever on purpose. */
const kit = (
  name: string,
  chapterId?: string,
  show: (page: Page) => Promise<unknown> = async () => undefined,
  within?: readonly string[],
) => ({
  ...step(name, async ({ page }) => {
    await reopenElements(page, chapterId);
    await show(page);
  }),
  waits: true as const,
  ...(within && { within }),
});

const opened = (name: string, chapterId: string, press: string, window: string) =>
  kit(
    name,
    chapterId,
    async (page) => {
      await button(page, press).click();
      await expect(page.getByRole('dialog', { name: window })).toBeVisible();
    },
    ['[role=dialog]'],
  );

/** Every component of the kit, at rest and with typed and chosen values. */
export const elements: Walk = {
  name: 'elements',
  features: ['elements'],
  as: 'new',
  screens: [
    kit('elements'),
    kit(
      'elements-list',
      'selects',
      async (page) => {
        await page.getByRole('combobox', { name: /Несколько видов/ }).click({ position: { x: 4, y: 24 } });
        await expect(page.getByRole('option').first()).toBeVisible();
      },
      ['#selects', '[role=listbox]'],
    ),
    kit(
      'elements-countries',
      'references',
      async (page) => {
        await page.getByRole('combobox', { name: /^Страна/ }).click();
        await page.getByPlaceholder('Найти').fill('ан');
        await expect(page.getByRole('option', { name: 'Германия' })).toBeVisible();
      },
      ['#references', '[role=listbox]'],
    ),
    kit(
      'elements-form-wrong',
      'form',
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
      'files',
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
    kit('elements-english', undefined, async (page) => {
      await page.evaluate(() => localStorage.setItem('locale', 'en'));
      await page.reload();
    }),
  ],
};

/** Windows over the page. */
export const elementWindows: Walk = {
  name: 'element-windows',
  features: ['elements'],
  as: 'new',
  screens: [
    opened('elements-window', 'windows', 'sm', 'Перенести срок'),
    opened('elements-window-loyalty', 'windows', 'loyalty', 'Перенести срок'),
    opened('elements-window-registration', 'windows', 'Без закрытия', 'Данные для регистрации'),
    // This window and the toasts close by themselves: they cannot be checked with `within`.
    kit('elements-preloader', 'windows', async (page) => {
      await button(page, 'Ожидание со словами').click();
      await expect(page.getByRole('dialog', { name: 'Готовим договор' })).toBeVisible();
    }),
    opened('elements-panel', 'talk', 'Открыть панель', 'Переписка'),
    opened('elements-popup', 'windows', 'Меню пользователя, 258', 'Меню пользователя, 258'),
    kit('elements-toasts', 'messages', async (page) => {
      await button(page, 'Показать удачу').click();
      await button(page, 'Показать ошибку').click();
      await expect(page.getByRole('alert').filter({ hasText: 'Неизвестная ошибка' })).toBeVisible();
    }),
  ],
};
