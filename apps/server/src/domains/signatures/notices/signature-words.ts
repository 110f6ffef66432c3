import { type ReminderHours, type StopReason, stopReasons } from '@novosel/contract/signatures/rounds.ts';
import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import type { Words } from '../../notifications/public.ts';
import type { RequestEnd } from '../signatures.events.ts';

type Both = Readonly<Record<'ru' | 'en', Words>>;

interface Ending {
  readonly until: Date;
  readonly hours: ReminderHours;
  readonly now: Date;
}

export const reminderWords = (number: string, { until, hours, now }: Ending): Both => ({
  ru: {
    title: `Сделка ${number}: договор ждёт вашей подписи`,
    text: `Осталось ${hours === 24 ? 'меньше суток' : 'меньше двух часов'}: до ${formatSentDayTime(until, { now })}.`,
  },
  en: {
    title: `Deal ${number}: the contract waits for your signature`,
    text: `Less than ${hours === 24 ? 'a day' : 'two hours'} left: until ${formatSentDayTime(until, { now, locale: 'en' })}.`,
  },
});

export const signedWords = (number: string, name: string, left: number): Both => ({
  ru: { title: `Сделка ${number}: подпись поставлена`, text: `${name}. Ждём подписей: ${left}.` },
  en: { title: `Deal ${number}: a signature is given`, text: `${name}. Signatures awaited: ${left}.` },
});

export const stoppedWords = (number: string, name: string, reason: StopReason): Both => ({
  ru: {
    title: `Сделка ${number}: подписание остановлено`,
    text: `${name}: ${stopReasons[reason].ru.toLowerCase()}. Подписывать больше не нужно, менеджер напишет, что дальше.`,
  },
  en: {
    title: `Deal ${number}: the signing is stopped`,
    text: `${name}: ${stopReasons[reason].en.toLowerCase()}. Nobody has to sign any more. The manager will write what is next.`,
  },
});

const endTexts: Readonly<Record<RequestEnd, Readonly<Record<'ru' | 'en', string>>>> = {
  declined: {
    ru: 'Запрос отклонён в приложении. Если это случайность, отправьте новый.',
    en: 'The request was declined in the app. If by mistake, send a new one.',
  },
  expired: {
    ru: 'Запрос в приложении сгорел. Отправьте новый: договор тот же.',
    en: 'The request in the app is over. Send a new one: the contract is the same.',
  },
  lost: {
    ru: 'Оператор подписи потерял запрос. Отправьте новый: договор тот же.',
    en: 'The operator has lost the request. Send a new one: the contract is the same.',
  },
  broken: {
    ru: 'Подпись не прошла проверку. Отправьте запрос ещё раз или напишите менеджеру.',
    en: 'The signature did not pass the check. Send the request again or write to the manager.',
  },
  late: {
    ru: 'Подпись пришла, когда её уже не ждали. Договором она не стала.',
    en: 'The signature came when it was not awaited any more. It does not count.',
  },
};

export const endWords = (number: string, end: RequestEnd): Both => ({
  ru: { title: `Сделка ${number}: подпись не поставлена`, text: endTexts[end].ru },
  en: { title: `Deal ${number}: no signature`, text: endTexts[end].en },
});
