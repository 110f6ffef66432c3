import { estateCases } from '@novosel/contract/catalogue/kind-words.ts';
import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import { type DealPlace, dealPlace } from '@novosel/contract/deals/places.ts';
import type { Visit } from '@novosel/contract/deals/visit.ts';
import { formatSentDayTime, isoDay } from '@novosel/contract/time/time.ts';
import type { Words } from '../../notifications/public.ts';
import type { DealNews } from '../deals.events.ts';

/** What comes next at each place, as the cabinet says it; `{estateAcc}` is the word for its kind. */
const next: Readonly<Record<DealPlace, { readonly ru: string; readonly en: string }>> = {
  parameters: { ru: 'выберите условия покупки', en: 'choose the terms of purchase' },
  members: { ru: 'укажите участников сделки', en: 'name the members of the deal' },
  'members-check': { ru: 'документы участников у юриста', en: 'papers of the members are with the lawyer' },
  'member-documents': { ru: 'нужны документы участников', en: 'documents of the members are needed' },
  mortgage: { ru: 'подайте заявку на ипотеку', en: 'apply for a mortgage' },
  'mortgage-sent': { ru: 'банки рассматривают заявку', en: 'the banks are considering the application' },
  'mortgage-offers': { ru: 'банк одобрил ипотеку, выберите', en: 'a bank has approved the mortgage, choose' },
  'mortgage-awaits': { ru: 'банк решает по ипотеке', en: 'the bank decides on the mortgage' },
  'mortgage-declined': {
    ru: 'ипотеку не одобрили, отправьте заявку снова',
    en: 'the mortgage was not approved, apply again',
  },
  total: { ru: 'проверьте итог и подтвердите', en: 'check the total and confirm' },
  'contract-draft': { ru: 'готовим договор', en: 'we are preparing the contract' },
  'contract-late': {
    ru: 'договор готовится дольше обещанного',
    en: 'the contract takes longer than promised',
  },
  'contract-reading': { ru: 'прочитайте договор', en: 'read the contract' },
  appointment: { ru: 'выберите время подписания', en: 'choose a time to sign' },
  'appointment-made': { ru: 'ждём вас на подписание', en: 'we expect you for signing' },
  signing: { ru: 'подпишите договор', en: 'sign the contract' },
  'counter-signing': { ru: 'ждём другие подписи', en: 'waiting for other signatures' },
  registration: { ru: 'договор на регистрации', en: 'the contract is being registered' },
  funding: { ru: 'внесите деньги на эскроу', en: 'fund the escrow account' },
  handover: { ru: 'строим и готовим ключи', en: 'we are building and preparing the keys' },
  inspection: { ru: 'примите {estateAcc}', en: 'inspect your {estateAcc}' },
  completed: { ru: 'сделка завершена', en: 'the deal is complete' },
  exception: { ru: 'решаем особый случай', en: 'we are settling a special case' },
};

/**
 * What a member of a deal is told of its step, in both languages: the first sentence is also the text of the
 * SMS.
 */
export function dealWords(
  { number, to, dueAt, visit, reason, at, kind }: DealNews & { readonly kind: EstateKind | null },
  locale: 'ru' | 'en',
): Words {
  const act = next[to][locale].replace('{estateAcc}', estateCases(kind, locale).estateAcc);
  const end = dueAt && formatSentDayTime(dueAt, { now: at, locale });
  const term = end && until(end, dealPlace(to).turn === 'buyer', locale);
  const why = reason && sentence(to === 'counter-signing' ? lastToSign(reason, locale) : reason);
  const text = [visit ? awaits(visit, at, locale) : null, why, visit ? null : term].filter(Boolean).join(' ');
  return locale === 'ru'
    ? { title: `Сделка ${number}: ${act}`, text: text || 'Подробности — на странице сделки.' }
    : { title: `Deal ${number}: ${act}`, text: text || 'See the page of the deal.' };
}

const weekdays = {
  ru: ['в воскресенье', 'в понедельник', 'во вторник', 'в среду', 'в четверг', 'в пятницу', 'в субботу'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const;

/** «Ждём вас в субботу, 28 ноября, 11:00 по Москве: Портовая, 4.» */
function awaits({ at, place }: Visit, now: Date, locale: 'ru' | 'en'): string {
  const weekday = weekdays[locale][new Date(`${isoDay(at)}T12:00:00Z`).getUTCDay()];
  const when = formatSentDayTime(at, { now, locale });
  return locale === 'ru'
    ? sentence(`Ждём вас ${weekday}, ${when}: ${place}`)
    : sentence(`We expect you on ${weekday}, ${when}: ${place}`);
}

/** The reason of that step is the name of who has signed: alone it would read as who is awaited. */
const lastToSign = (name: string, locale: 'ru' | 'en') =>
  locale === 'ru' ? `Последняя подпись: ${name}` : `Last signature: ${name}`;

/** What staff type ends as they like; another sentence follows it. */
const sentence = (text: string) => (/[.!?…][»)]?$/.test(text) ? text : `${text}.`);

function until(end: string, mine: boolean, locale: 'ru' | 'en'): string {
  if (mine) return locale === 'ru' ? `Ваш ход до ${end}.` : `Your turn until ${end}.`;
  return locale === 'ru' ? `Ждём до ${end}.` : `Expected until ${end}.`;
}
