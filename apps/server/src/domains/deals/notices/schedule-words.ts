import { formatDay } from '@novosel/contract/time/time.ts';
import type { Words } from '../../notifications/public.ts';
import type { ScheduleNews } from '../deals.events.ts';

/**
 * What the buyer is told of his schedule of payments, without sums: a letter and an SMS are read by others,
 * too.
 */
export function scheduleWords({ number, what, nextDueOn, at }: ScheduleNews, locale: 'ru' | 'en'): Words {
  const day = nextDueOn && formatDay(nextDueOn, { now: at, locale });
  const { ru, en } = words[what](day);
  return locale === 'ru'
    ? { title: `Сделка ${number}: ${ru.title}`, text: ru.text }
    : { title: `Deal ${number}: ${en.title}`, text: en.text };
}

type Telling = (day: string | null) => Readonly<Record<'ru' | 'en', Words>>;

const words: Readonly<Record<ScheduleNews['what'], Telling>> = {
  'agree-schedule': (day) => ({
    ru: {
      title: 'составлен график платежей',
      text: `Суммы и дни — на странице сделки. Первый платёж до ${day}.`,
    },
    en: {
      title: 'the schedule of payments is ready',
      text: `Sums and days are on the page of the deal. The first payment is due by ${day}.`,
    },
  }),
  'receive-installment': (day) => ({
    ru: {
      title: 'платёж получен',
      text: day ? `Деньги на эскроу-счёте. Следующий платёж до ${day}.` : 'Цена оплачена полностью.',
    },
    en: {
      title: 'a payment has come',
      text: day ? `The money is in escrow. The next payment is due by ${day}.` : 'The price is paid in full.',
    },
  }),
  'payment-soon': (day) => ({
    ru: {
      title: `платёж до ${day}`,
      text: 'Сумма — на странице сделки. Перевод между банками идёт до трёх дней.',
    },
    en: {
      title: `a payment is due by ${day}`,
      text: 'The sum is on the page of the deal. A transfer between banks takes up to three days.',
    },
  }),
  'payment-late': (day) => ({
    ru: {
      title: 'платёж просрочен',
      text: `Мы ждали его до ${day}. За каждый день по договору идёт неустойка. Если вы уже заплатили, пришлите менеджеру платёжное поручение.`,
    },
    en: {
      title: 'a payment is late',
      text: `We expected it by ${day}. Under the contract each day costs a penalty. If you have paid, send the payment order to your manager.`,
    },
  }),
};
