import { main, makeWorkbook } from '@novosel/testing/uploads/make-workbook.ts';
import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';

/** Chooses a file of a complex at the desk. */
async function chooseFile(
  desk: Page,
  complex: string,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  await desk.goto(`${addresses.office}/catalogue/imports`);
  await expect(desk.getByRole('heading', { name: 'Новый файл' })).toBeVisible();
  await desk.getByRole('combobox', { name: 'Комплекс' }).click();
  await desk.getByRole('option', { name: complex }).click();
  await desk.locator('input[type=file]').setInputFiles(file);
}

/** Imports a CSV with these lines of a complex at the desk; opens the page with its changes. */
export async function bringFile(
  desk: Page,
  name: string,
  complex: string,
  lines: readonly string[],
): Promise<void> {
  await chooseFile(desk, complex, { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
  await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible();
}

const ofSheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Imports a workbook: a hidden sheet of old prices, one whose second flat is hidden by a filter and whose
 * column of internal values is hidden, and one of text. The desk asks which to read.
 */
export async function bringWorkbook(
  desk: Page,
  name: string,
  complex: string,
  [shown, filtered]: readonly (readonly [id: number, rubles: number])[],
): Promise<void> {
  const row = (cells: readonly unknown[], hidden = '') =>
    `<row${hidden}>${cells.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
  const heading = row(['Номер в каталоге', 'Цена', 'Базовая цена']);
  const sheet = (rows: string, columns = '') =>
    `<worksheet xmlns="${main}">${columns}<sheetData>${rows}</sheetData></worksheet>`;
  const prices = [
    row(['Прайс-лист на декабрь']),
    heading,
    row(shown ?? []),
    row(filtered ?? [], ' hidden="1"'),
  ];
  const buffer = makeWorkbook([
    { name: 'Прошлый квартал', state: 'hidden', xml: sheet(heading + row([shown?.[0], 1])) },
    {
      name: 'Цены на декабрь',
      xml: sheet(prices.join(''), '<cols><col min="3" max="3" width="9" hidden="1"/></cols>'),
    },
    { name: 'Условия', xml: sheet(row(['Скидки у менеджера'])) },
  ]);
  await chooseFile(desk, complex, { name, mimeType: ofSheets, buffer });
  await expect(desk.getByRole('dialog', { name: 'Что читать из файла?' })).toBeVisible();
}
