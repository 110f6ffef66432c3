import { expect, type Locator, type Page } from '@playwright/test';
import { passportPicture } from '../browser/passport-picture.ts';
import { openFooter } from '../looks/footer.ts';

export const title = 'Написать обращение';
export const subjects = [
  'Вопрос по личному кабинету',
  'Ход строительства и передача ключей',
  'Вопрос по карте постоянного покупателя',
  'Клуб привилегий',
  'Вознаграждение за рекомендацию',
  'Оформление собственности',
  'Изменение персональных данных',
  'Договор и документы',
  'Оплата и возврат денег',
  'Ипотека',
  'Другое',
];

/** Fields of the feedback form: in the window over a page, or on a page of its own. */
export const letterIn = (place: Page | Locator) => ({
  subject: place.getByRole('combobox', { name: /Тема/ }),
  message: place.getByRole('textbox', { name: /Сообщение/ }),
  files: place.locator('input[type=file]'),
  send: place.getByRole('button', { name: 'Отправить', exact: true }),
});

/** Opens the window from the footer of any page. */
export async function openWindow(page: Page): Promise<Locator> {
  await (await openFooter(page)).getByRole('link', { name: 'Обратная связь' }).click();
  const window = page.getByRole('dialog', { name: title });
  await expect(letterIn(window).subject).toBeVisible();
  return window;
}

export async function chooseSubject(page: Page, place: Page | Locator, subject: string): Promise<void> {
  await letterIn(place).subject.click();
  await page.getByRole('option', { name: subject }).click();
  // While it closes, the list's search field has the same label.
  await expect(letterIn(place).subject.first()).toContainText(subject);
}

export const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: passportPicture });
