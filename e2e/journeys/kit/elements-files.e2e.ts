// Features: elements, documents.
// Widths: wide, the page of elements is for a wide screen.
import fs from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { chapter, openElements } from '../../steps/browser/elements.ts';
import { passportPicture } from '../../steps/browser/passport-picture.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A file field with everything around it. */
const field = (page: Page, name: string) =>
  chapter(page, 'Файлы')
    .getByRole('button', { name: `Выбрать ${name}` })
    .locator('xpath=ancestor::div[2]');

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: passportPicture });
const input = (place: Locator) => place.locator('input[type=file]');
const remove = (place: Locator, name: string) => place.getByRole('button', { name: `Убрать ${name}` });

test('[S4.8-02, S4.8-10, S4.8-12, S5-32, S5-36, S5-37, S5-38] one file: what the field takes; progress, then the control that removes it; a new one takes its place', async ({
  page,
}) => {
  await page.clock.install();
  await openElements(page, 'files');
  const place = field(page, 'Паспорт, разворот с фото');

  await test.step('what it takes, and that it must be filled in', async () => {
    await expect(place).toContainText('Паспорт, разворот с фото*');
    await expect(place).toContainText('Допустимые форматы: png, jpg, jpeg, gif');
    await expect(place).toContainText('Размер файла не более 10\u00a0МБ');
    await expect(place).toContainText('Скан или чёткое фото без бликов');
    await expect(place.getByRole('button')).toHaveAccessibleName(
      'Выбрать Паспорт, разворот с фото (обязательное поле)',
    );
    await expect(place.getByRole('button')).toHaveAccessibleDescription(/Допустимые форматы/);
  });

  await test.step('progress, removal, another in its place', async () => {
    await input(place).setInputFiles(picture('first.png'));
    const progress = place.getByRole('progressbar', { name: 'Отправляем first.png' });
    await expect(progress).toBeVisible();
    await expect(remove(place, 'first.png')).toBeHidden();
    await expect(remove(place, 'first.png')).toBeVisible();
    await expect(progress).toBeHidden();
    await input(place).setInputFiles(picture('second.png'));
    await expect(remove(place, 'second.png')).toBeVisible();
    await expect(place.getByRole('listitem')).toHaveCount(1);
    await remove(place, 'second.png').click();
    await expect(place.getByRole('listitem')).toHaveCount(0);
  });

  await test.step('chosen while another is being sent, also when that one would come later', async () => {
    await input(place).setInputFiles(picture('slow.png'));
    await expect(place.getByRole('progressbar', { name: 'Отправляем slow.png' })).toBeVisible();
    await input(place).setInputFiles(picture('second.png'));
    await expect(remove(place, 'second.png')).toBeVisible();
    // As long as the first upload would take.
    await page.clock.runFor(4000);
    await expect(place.getByRole('listitem')).toHaveCount(1);
    await expect(remove(place, 'second.png')).toBeVisible();
  });
});

test('[S4.8-07, S4.8-08, S4.8-09, S4.8-11, S4.8-13, S4.8-14, S5-07, S5-41, S8-17, S8-18, S8-19] several: those of the profile are asked for, a refusal joins the errors of the field, new ones join them', async ({
  page,
}) => {
  await openElements(page, 'files');
  const place = field(page, 'Файлы к обращению');

  await test.step('those of the profile', async () => {
    await expect(place.getByRole('listitem')).toHaveCount(1);
    await expect(place.getByRole('listitem')).toContainText('412\u00a0КБ');
    await expect(place).not.toContainText('gone.pdf');
  });

  await test.step('a refusal: entry and input are cleared', async () => {
    const refused = picture('refuse<i>.png');
    await input(place).setInputFiles([{ ...picture('план.txt'), mimeType: 'text/plain' }, refused]);
    await expect(place.getByRole('alert')).toContainText(
      'Файл "план.txt" не может быть загружен. Разрешена загрузка файлов только со следующими расширениями: png, jpg, jpeg, gif, pdf',
    );
    await expect(place.getByRole('listitem')).toHaveCount(2);
    await expect(place.getByRole('alert').locator('b')).toContainText('refuse');
    await expect(place.getByRole('alert').locator('p')).toHaveCount(2);
    await expect(place.getByRole('listitem')).toHaveCount(1);
    await expect(place.getByRole('button', { name: /^Выбрать/ })).toHaveAccessibleDescription(
      /план\.txt.*refuse.*Допустимые/,
    );
    expect(await input(place).evaluate((one: HTMLInputElement) => one.files?.length)).toBe(0);
    // The same file can be tried again.
    await input(place).setInputFiles(refused);
    await expect(place.getByRole('listitem')).toHaveCount(2);
    await expect(place.getByRole('listitem')).toHaveCount(1);
    await expect(place.getByRole('alert').locator('p')).toHaveCount(1);
  });

  await test.step('new ones', async () => {
    await input(place).setInputFiles([picture('a.png'), picture('b.png')]);
    await expect(remove(place, 'a.png')).toBeVisible();
    await expect(remove(place, 'b.png')).toBeVisible();
    await expect(place.getByRole('listitem')).toHaveCount(3);
  });
});

test('[S5-39, S8-20] a failure of the network takes the entry away silently; a file over the limit is told by its name, tags in it are only words', async ({
  page,
}, testInfo) => {
  await openElements(page, 'files');
  const place = field(page, 'Паспорт, разворот с фото');

  await test.step('a failure of the network', async () => {
    await input(place).setInputFiles(picture('offline.png'));
    await expect(place.getByRole('listitem')).toHaveCount(1);
    await expect(place.getByRole('listitem')).toHaveCount(0);
    await expect(place.getByRole('alert')).toBeHidden();
  });

  await test.step('over the limit', async () => {
    // From the disk: ten megabytes through the test protocol take longer than a person would wait.
    const file = testInfo.outputPath('<b>план.png');
    fs.writeFileSync(file, Buffer.alloc(10 * 1024 ** 2 + 1));
    await input(place).setInputFiles(file);
    await expect(place.getByRole('alert')).toHaveText('Размер файла "<b>план.png" более 10\u00a0МБ');
    await expect(place.getByRole('listitem')).toHaveCount(0);
  });
});
