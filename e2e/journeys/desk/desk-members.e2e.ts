// Features: deal, queue, members.
// Widths: wide, staff work at a desk.

import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { MembersView } from '@novosel/contract/members/schema.ts';
import { expect, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { openCalls } from '../../steps/browser/calls.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { decideOn, sendOwnPapers } from '../../steps/deals/members.ts';
import { lead } from '../../steps/deals/states.ts';
import { chooseTerms } from '../../steps/deals/terms.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signInStaff } from '../../steps/people/sign-in.ts';

test('[S3-75, S3-76, S3-77] the lawyer returns a paper with a reason, the buyer sends it again, and the deal goes on', async ({
  page: desk,
}) => {
  const surname = ownSurname('Возвратова');
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await lead(buyer, estate, 'success', 'free');
  await chooseTerms(buyer, estate, 'full');
  const calls = await openCalls('cabinet', buyer.phone);
  await sendOwnPapers(calls, estate);
  const placeOf = async () => (await calls.get<MembersView>(`/api/deals/${estate}/members`)).place;

  await signInStaff(desk, 'support');
  await openDeal(desk, surname, surname);
  await expect(desk.getByText('Документы участников открывает юрист или администратор.')).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Открыть документы/ })).toHaveCount(0);

  await desk.context().clearCookies();
  await signInStaff(desk, 'lawyer');
  await desk.getByRole('link', { name: /^Наш ход/ }).click();
  const row = desk.getByRole('link', { name: new RegExp(surname) });
  await expect(row).toContainText('Проверить документы участников');
  await row.click();
  const list = desk.getByRole('list', { name: 'Участники' });
  await expect(list.getByText('Ждёт проверки')).toBeInViewport();
  await expect(list.getByText(/дольщик · документы вписывает сам · подписывает сам/)).toBeVisible();
  await expect(desk.getByText('Индивидуальная').first()).toBeVisible();

  await desk.getByRole('button', { name: 'Перейти к документам' }).click();
  await expect(list.getByRole('button', { name: /^Открыть документы/ })).toBeFocused();
  await desk.keyboard.press('Enter');
  const window = desk.getByRole('dialog', { name: /^Документы: / });
  await expect(window.getByText('112-233-445 95')).toBeVisible();
  await expect(window.getByText('Постоянная')).toBeVisible();
  const [scan] = await Promise.all([
    desk.waitForEvent('download'),
    window.getByRole('link', { name: /разворот\.png/ }).click(),
  ]);
  expect(scan.suggestedFilename()).toBe('разворот.png');
  await window.getByRole('checkbox', { name: 'Вернуть: СНИЛС' }).check();
  const send = window.getByRole('button', { name: /^Вернуть\s1\sполе$/ });
  await send.click();
  await expect(window.getByText('Выберите причину')).toBeVisible();
  await expect(window.getByRole('combobox', { name: /^Причина/ })).toBeFocused();
  await desk.keyboard.press('Enter');
  await desk.getByRole('option', { name: 'не совпадает с тем, что вписано' }).click();
  await window.getByLabel('Пояснение').fill('Последняя цифра другая');
  await desk.keyboard.press('Escape');
  await list.getByRole('button', { name: /^Открыть документы/ }).click();
  await expect(window.getByLabel('Пояснение')).toHaveValue('Последняя цифра другая');
  await send.click();
  await expect(window).toBeHidden();
  await expect(list.getByText('Вернули документы')).toBeVisible();

  const { papers, place } = await calls.get<MembersView>(`/api/deals/${estate}/members`);
  expect(place).toBe('member-documents');
  expect(papers).toMatchObject([
    { findings: [{ field: 'snils', reason: 'mismatch', note: 'Последняя цифра другая' }] },
  ]);
  await sendOwnPapers(calls, estate, { snils: '087-654-303 00' });
  await expect(list.getByText('Ждёт проверки')).toBeVisible();
  await list.getByRole('button', { name: /^Открыть документы/ }).click();
  await expect(window.getByText('087-654-303 00')).toBeVisible();
  await expect(window.getByRole('checkbox', { name: 'Вернуть: СНИЛС' })).not.toBeChecked();
  await window.getByRole('button', { name: 'Всё в порядке' }).click();
  await expect(window).toBeHidden();
  await expect(list.getByText('Всё проверено')).toBeVisible();
  await expect.poll(placeOf).toBe('total');
  await list.getByRole('button', { name: /^Открыть документы/ }).click();
  await expect(window.getByText('087-654-303 00')).toBeVisible();
  await expect(window.getByRole('button', { name: 'Всё в порядке' })).toHaveCount(0);
});

test('papers that a colleague has decided about are opened again, and the marks stay until then', async ({
  page: desk,
}) => {
  const surname = ownSurname('Двойнова');
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await lead(buyer, estate, 'success', 'free');
  await chooseTerms(buyer, estate, 'full');
  const calls = await openCalls('cabinet', buyer.phone);
  const member = await sendOwnPapers(calls, estate);
  const { id: deal } = await calls.get<DealView>(`/api/deals/${estate}`);

  await signInStaff(desk, 'lawyer');
  await openDeal(desk, surname, surname);
  await desk.getByRole('button', { name: /^Открыть документы/ }).click();
  const window = desk.getByRole('dialog', { name: /^Документы: / });
  await window.getByRole('checkbox', { name: 'Вернуть: паспорт' }).check();
  await window.getByLabel('Пояснение').fill('Снимите без блика');

  await decideOn(await openCalls('office', 'admin@demo.test'), deal ?? '', member, [
    { field: 'snils', reason: 'mismatch', note: '' },
  ]);
  await expect(window.getByRole('alert')).toContainText('Участник прислал другие документы: откройте заново');
  await expect(window.getByLabel('Пояснение')).toHaveValue('Снимите без блика');
  await window.getByRole('button', { name: 'Открыть заново' }).click();
  await expect(window.getByText('СНИЛС: не совпадает с тем, что вписано')).toBeVisible();
  await expect(window.getByRole('checkbox')).toHaveCount(0);
});
