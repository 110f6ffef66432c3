import type { Words } from '../../notifications/public.ts';
import type { EscrowNews } from '../deals.events.ts';

/**
 * What the buyer is told of where to pay. No number: he takes it from his own page, never from a letter or an
 * SMS.
 */
export function escrowWords({ number, replaced }: EscrowNews, locale: 'ru' | 'en'): Words {
  const { ru, en } = replaced ? changed : ready;
  return locale === 'ru'
    ? { title: `Сделка ${number}: ${ru.title}`, text: ru.text }
    : { title: `Deal ${number}: ${en.title}`, text: en.text };
}

const ready: Readonly<Record<'ru' | 'en', Words>> = {
  ru: {
    title: 'эскроу-счёт открыт',
    text: 'Реквизиты и QR-код — на странице сделки. В письмах и СМС мы их не присылаем.',
  },
  en: {
    title: 'the escrow account is open',
    text: 'The requisites and a QR code are on the page of the deal. We never send them by letter or SMS.',
  },
};

const changed: Readonly<Record<'ru' | 'en', Words>> = {
  ru: {
    title: 'изменились реквизиты эскроу-счёта',
    text: 'Платите только по тем, что на странице сделки. Если вы уже перевели деньги по прежним, напишите менеджеру.',
  },
  en: {
    title: 'the requisites of the escrow account have changed',
    text: 'Pay only by those on the page of the deal. If you have sent money by the former ones, write to your manager.',
  },
};
