import type { EndReminder } from '@novosel/contract/eds/states.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import type { Words } from '../../notifications/public.ts';
import type { OrderNews } from '../eds.events.ts';
import type { OrderRow } from '../eds.repo.ts';

type Locale = 'ru' | 'en';

interface Told {
  readonly number: number;
  readonly money: string;
  readonly until: string;
  readonly reason: string;
  /** Whether money comes back. */
  readonly paid: boolean;
}
type Say = (told: Told) => Words;

/** What a refusal means, and what to do next. */
const reasons = lookup<Readonly<Record<Locale, string>>>({
  document_invalid: {
    ru: 'Паспорт недействителен. Замените паспорт, внесите новый в «Настройках» и закажите подпись снова.',
    en: 'The passport is not valid. Get a new one, enter it in Settings and order the signature again.',
  },
  person_not_confirmed: {
    ru: 'Личность не подтвердилась. Закажите подпись другим способом или приходите в офис: подпишем на бумаге.',
    en: 'Your identity was not confirmed. Order the signature in another way, or come to the office to sign on paper.',
  },
  data_differ: {
    ru: 'Данные не совпали с паспортом. Исправьте их в «Настройках», сверьте и закажите подпись снова.',
    en: 'The data differ from the passport. Correct them in Settings, confirm them and order the signature again.',
  },
});
const otherReason = {
  ru: 'Оператор не выпустил подпись. Закажите её другим способом.',
  en: 'The operator has not issued the signature. Order it in another way.',
};

/** The reason of a refusal in words. */
const refusalWords = (reason: string | null, locale: Locale): string =>
  (reasons.get(reason ?? '') ?? otherReason)[locale];

const back = { ru: ' Деньги вернём.', en: ' The money comes back.' } as const;
const backIf = (paid: boolean, locale: Locale): string => (paid ? back[locale] : '');

const said: Readonly<Record<OrderNews['what'], Readonly<Record<Locale, Say>>>> = {
  invoiced: {
    ru: ({ number, money, until }) => ({
      title: `Счёт за подпись: ${money}`,
      text: `Заявка № ${number}. Оплатите до ${until}, и мы отправим её в удостоверяющий центр.`,
    }),
    en: ({ number, money, until }) => ({
      title: `The invoice for the signature: ${money}`,
      text: `Order ${number}. Pay until ${until}, and we will send it to the certification authority.`,
    }),
  },
  'ready-to-confirm': {
    ru: ({ number, until }) => ({
      title: 'Подтвердите выпуск подписи',
      text: until
        ? `Заявка № ${number} ждёт в приложении Госключа до ${until}.`
        : `Заявка № ${number} принята. Покажите паспорт, и подпись выпустят.`,
    }),
    en: ({ number, until }) => ({
      title: 'Confirm the issue of the signature',
      text: until
        ? `Order ${number} waits in the Goskey app until ${until}.`
        : `Order ${number} is taken. Show your passport, and the signature will be issued.`,
    }),
  },
  issued: {
    ru: ({ until }) => ({
      title: 'Электронная подпись готова',
      text: `Она действует до ${until}. Подписывайте ею договор и акт.`,
    }),
    en: ({ until }) => ({
      title: 'The electronic signature is ready',
      text: `It is valid until ${until}. Sign the contract and the act with it.`,
    }),
  },
  refused: {
    ru: ({ reason, paid }) => ({
      title: 'Подпись не выпустили',
      text: `${reason}${backIf(paid, 'ru')}`,
    }),
    en: ({ reason, paid }) => ({
      title: 'The signature was not issued',
      text: `${reason}${backIf(paid, 'en')}`,
    }),
  },
  cancelled: {
    ru: ({ number, paid }) => ({
      title: `Заявка № ${number} отменена`,
      text: `Подпись по ней не выпустят.${backIf(paid, 'ru')}`,
    }),
    en: ({ number, paid }) => ({
      title: `Order ${number} is cancelled`,
      text: `No signature is issued for it.${backIf(paid, 'en')}`,
    }),
  },
  burnt: {
    ru: ({ number }) => ({
      title: `Заявка № ${number} сгорела`,
      text: 'Её не подтвердили за 24 часа. Отправьте новую: она бесплатна.',
    }),
    en: ({ number }) => ({
      title: `Order ${number} has expired`,
      text: 'It was not confirmed in 24 hours. Send a new one: it is free.',
    }),
  },
  unpaid: {
    ru: ({ number }) => ({
      title: `Заявка № ${number} отменена`,
      text: 'Её не оплатили в срок. Если подпись нужна, закажите снова.',
    }),
    en: ({ number }) => ({
      title: `Order ${number} is cancelled`,
      text: 'It was not paid in time. If you need the signature, order it again.',
    }),
  },
  missed: {
    ru: ({ number }) => ({
      title: 'Курьер вас не застал',
      text: `Заявка № ${number}: приедем на следующий день. Выберите другое время, если неудобно. После второго раза заявка отменится.`,
    }),
    en: ({ number }) => ({
      title: 'The courier did not find you',
      text: `Order ${number}: we come the next day. Choose another time if it does not suit. After a second miss the order ends.`,
    }),
  },
  'missed-twice': {
    ru: ({ number }) => ({
      title: `Заявка № ${number} отменена`,
      text: 'Курьер дважды вас не застал. Деньги вернём. Выберите другой способ.',
    }),
    en: ({ number }) => ({
      title: `Order ${number} is cancelled`,
      text: 'The courier has missed you twice. The money comes back. Choose another way.',
    }),
  },
  revoked: {
    ru: () => ({
      title: 'Электронная подпись отозвана',
      text: 'Подписать ею больше нельзя. Подписанное остаётся в силе.',
    }),
    en: () => ({
      title: 'The electronic signature is revoked',
      text: 'Nothing can be signed with it any more. What is signed stays in force.',
    }),
  },
};

export function orderWords({ what, order, at }: OrderNews, locale: Locale): Words {
  const end = what === 'issued' ? order.validUntil : order.until;
  return said[what][locale]({
    number: order.number,
    money: formatMoney(order.kopecks, { suffix: locale === 'ru' ? 'руб.' : 'RUB' }),
    until: end ? formatSentDayTime(end, { now: at, locale }) : '',
    reason: refusalWords(order.reason, locale),
    paid: order.kopecks > 0,
  });
}

/** What a person is told a month and three days before the end of his certificate. */
export function endWords({ validUntil }: OrderRow, _days: EndReminder, at: Date, locale: Locale): Words {
  const until = validUntil ? formatSentDayTime(validUntil, { now: at, locale }) : '';
  return locale === 'ru'
    ? {
        title: `Электронная подпись кончится ${until}`,
        text: 'Продлите её сейчас: паспорт показывать не нужно. После этого дня понадобится новая.',
      }
    : {
        title: `The electronic signature ends ${until}`,
        text: 'Renew it now: the passport is not needed. After that day you will need a new one.',
      };
}
