import { toKopecks } from './money.ts';

export type Sentinel = 13 | 14 | 15 | 16;

/** Every magic sum, as the page lists it. */
export const SENTINELS: readonly { code: Sentinel; title: string; text: string }[] = [
  {
    code: 13,
    title: 'Отказ',
    text: 'Платёж создаётся, но при оплате отклоняется: не хватает денег. Возврат на такую сумму отменяется.',
  },
  {
    code: 14,
    title: 'Зависает',
    text: 'Человек оплатил и вернулся в магазин, а платёж остаётся «в обработке» и уведомления нет, пока его не уладят кнопкой.',
  },
  {
    code: 15,
    title: 'Ошибка 500 после дела',
    text: 'Платёж или возврат создаётся, но магазин получает ошибку 500. Повтор с тем же ключом вернёт созданное.',
  },
  {
    code: 16,
    title: 'Двойные уведомления',
    text: 'После оплаты приходят три уведомления не по порядку: «успешно», запоздалое «ждёт списания» и снова «успешно».',
  },
];

/** A customer with an e-mail of this prefix gets no receipt: a payment or refund with it is refused. */
export const RECEIPT_SENTINEL = 'bez-cheka@';

/** The sentinel in a sum: last two digits of the kopecks, or else of the rubles. */
export function sentinelOf(value: string): Sentinel | null {
  const kopecks = toKopecks(value);
  if (kopecks === null) return null;
  return known(kopecks % 100) ?? known(Math.floor(kopecks / 100) % 100);
}

function known(digits: number): Sentinel | null {
  return SENTINELS.find(({ code }) => code === digits)?.code ?? null;
}
