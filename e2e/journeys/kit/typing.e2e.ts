// Features: elements.
// Widths: wide, the page of elements is for a wide screen.
import { expect, type Page, test } from '@playwright/test';
import { chapter, openElements } from '../../steps/browser/elements.ts';
import { caretAt, paste } from '../../steps/browser/paste.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => openElements(page));

const foreign = 'Нужен российский номер: +7 и десять цифр';

test('a phone that is pasted, suggested or filled in is that phone, whatever stood in the field', async ({
  page,
}) => {
  const phone = page.getByRole('textbox', { name: 'Телефон', exact: true });
  const begin = async (typed: string) => {
    await phone.fill('');
    await phone.pressSequentially(typed);
  };
  for (const [typed, pasted] of [
    ['+7', '+79001234567'],
    ['7', '89001234567'],
    ['8', '+7 (900) 123-45-67'],
    ['900', 'тел. +7 900 123-45-67'],
  ] as const) {
    await begin(typed);
    await paste(page, pasted);
    await expect(phone, `${typed} + ${pasted}`).toHaveValue('+7 900 123-45-67');
    // A keyboard with suggestions inserts a number without a paste event.
    await begin(typed);
    await page.keyboard.insertText(pasted);
    await expect(phone, `${typed} + ${pasted}`).toHaveValue('+7 900 123-45-67');
  }
  await caretAt(phone, 0);
  await paste(page, '8 911 000-00-02');
  await expect(phone).toHaveValue('+7 911 000-00-02');
  await phone.press('ControlOrMeta+a');
  await paste(page, '8129001234');
  await expect(phone).toHaveValue('+7 812 900-12-34');
  await begin('8129001234');
  await expect(phone).toHaveValue('+7 812 900-12-34');
});

test('a phone of another country or with a digit too many stays as it is and is refused in words', async ({
  page,
}) => {
  const phone = page.getByRole('textbox', { name: 'Телефон', exact: true });
  await phone.fill('+375 29 123-45-67');
  await expect(phone).toHaveValue('+375 29 123-45-67');
  await expect(phone).toHaveAccessibleDescription(foreign);
  await phone.fill('');
  await phone.pressSequentially('+37');
  await expect(phone).toHaveAccessibleDescription(foreign);
  await phone.fill('89110000002');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await phone.press('End');
  await page.keyboard.type('3');
  await expect(phone).toHaveValue('+7 911 000-00-023');
  await expect(phone).toHaveAccessibleDescription('В номере лишние цифры: после +7 их десять');
  await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('+7 911 000-00-02');
  await expect(phone).not.toHaveAttribute('aria-invalid');
});

test.describe('a code', () => {
  const codeField = (page: Page) => chapter(page, 'Коды').getByRole('textbox', { name: 'Код, 6 цифр' });

  test('a paste takes the place of what stood there, also a whole message and a full field', async ({
    page,
  }) => {
    const code = codeField(page);
    await code.fill('1');
    await paste(page, '666777');
    await expect(code).toHaveValue('666777');
    await paste(page, `${'Здравствуйте! '.repeat(30)}Код 402817: подписать договор № 110226.`);
    await expect(code).toHaveValue('402817');
    await page.keyboard.insertText('Code 555 666');
    await expect(code).toHaveValue('555666');
    await page.keyboard.type('9');
    await expect(code).toHaveValue('555666');
    await paste(page, 'Здесь нет кода');
    await expect(code).toHaveValue('555666');
    await expect(code).toHaveAccessibleDescription('В скопированном нет кода из 6 цифр');
    await page.keyboard.press('Backspace');
    await expect(code).toHaveValue('55566');
    await expect(code).not.toHaveAttribute('aria-invalid');
  });

  test('is selected and deleted as any text', async ({ page }) => {
    const code = codeField(page);
    await code.fill('123456');
    await code.press('Delete');
    await expect(code).toHaveValue('12345');
    await code.press('Backspace');
    await expect(code).toHaveValue('1234');
    await code.fill('123456');
    await code.press('ControlOrMeta+a');
    await page.keyboard.type('7');
    await expect(code).toHaveValue('7');
    await code.fill('123456');
    await code.press('ControlOrMeta+a');
    await code.press('Delete');
    await expect(code).toHaveValue('');
    await code.fill('123456');
    await code.press('ControlOrMeta+a');
    await paste(page, '654321');
    await expect(code).toHaveValue('654321');
  });
});
