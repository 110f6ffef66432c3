import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { smsFor } from '../../stage/outside.ts';

const hourMs = 3_600_000;

/** A day and an hour in Moscow as the desk types them. */
const typed = (moment: Date) => {
  const [day = '', clock = ''] = new Date(moment.getTime() + 3 * hourMs).toISOString().split('T');
  return { day: day.split('-').reverse().join('.'), time: clock.slice(0, 5) };
};

interface Sending {
  readonly kind: 'Оценка' | 'Анкета' | 'Запись на приём' | 'Экскурсия по стройке';
  /** Hours from now; negative for the past. */
  readonly hours?: number;
  readonly what?: string;
  readonly place?: string;
}

/** Fills in the slip, except its addressee. */
export async function fillSlip(desk: Page, { kind, hours, what, place }: Sending): Promise<void> {
  await desk.getByRole('combobox', { name: 'Что отправить' }).click();
  await desk.getByRole('option', { name: kind, exact: true }).click();
  if (kind === 'Оценка') {
    await desk.getByRole('combobox', { name: 'Что оценить' }).click();
    await desk.getByRole('option', { name: 'Показ квартиры' }).click();
  }
  if (what) await desk.getByLabel(/^(О\sчём именно|Зачем человек придёт|Какой комплекс)/).fill(what);
  if (place) await desk.getByLabel(/^Где/).fill(place);
  if (hours === undefined) return;
  const { day, time } = typed(new Date(Date.now() + hours * hourMs));
  await desk.getByLabel('День').fill(day);
  await desk.getByLabel('Час').fill(time);
}

/** Sends the filled-in slip to a typed phone. @returns the link in the SMS */
export async function sendTo(desk: Page, phone: string): Promise<string> {
  await desk.getByLabel('Телефон').fill(phone.slice(1));
  return pressSend(desk, phone);
}

export async function pressSend(desk: Page, phone: string): Promise<string> {
  const since = new Date();
  await desk.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(desk.getByText(/Ссылка отправлена/).first()).toBeVisible();
  const text = await smsFor(phone, since);
  return /https?:\S+/.exec(text)?.[0] ?? '';
}

export async function openSlips(desk: Page): Promise<void> {
  await desk.goto(`${addresses.office}/slips`);
  await expect(desk.getByRole('heading', { name: 'Опросы и приглашения' })).toBeVisible();
}
