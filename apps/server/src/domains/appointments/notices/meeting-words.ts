import { type AppointmentChannel, signsOnPaper } from '@novosel/contract/appointments/rules.ts';
import type { Words } from '../../notifications/public.ts';
import type { MeetingNews } from '../appointments.events.ts';

type InBoth = Readonly<Record<'ru' | 'en', string>>;
type Told = Readonly<Record<'ru' | 'en', Words>>;

const how: Readonly<Record<AppointmentChannel, InBoth>> = {
  office: { ru: 'встреча в офисе', en: 'the meeting at the office' },
  call: { ru: 'звонок менеджера', en: 'the call of the manager' },
  video: { ru: 'видеозвонок в кабинете', en: 'the video call in the cabinet' },
  Zoom: { ru: 'встреча в Zoom', en: 'the meeting in Zoom' },
  Telegram: { ru: 'видеозвонок в Telegram', en: 'the video call in Telegram' },
};

interface About {
  /** Of the deal. */
  readonly number: string;
  readonly channel: AppointmentChannel;
  /** «понедельник, 23 ноября, 14:00 по Санкт-Петербургу, UTC+3» */
  readonly when: InBoth;
  /** «Офис продаж: Гаванская, 14» */
  readonly place: string;
}

const talks = {
  'talk-made': { ru: 'вы записаны', en: 'you have a meeting' },
  'talk-moved': { ru: 'встреча перенесена', en: 'the meeting is moved' },
  'talk-cancelled': { ru: 'встреча отменена', en: 'the meeting is cancelled' },
} as const;

/** What parties are told of a meeting that does not move their deal. */
function talkWords(what: keyof typeof talks, { number, channel, when }: About): Told {
  const over = what === 'talk-cancelled';
  return {
    ru: {
      title: `Сделка ${number}: ${talks[what].ru}`,
      text: over
        ? `Не состоится ${how[channel].ru}: ${when.ru}.`
        : `Прочитаем договор вместе и ответим на вопросы: ${how[channel].ru}, ${when.ru}.`,
    },
    en: {
      title: `Deal ${number}: ${talks[what].en}`,
      text: over
        ? `It will not take place: ${how[channel].en}, ${when.en}.`
        : `We will read the contract together and answer questions: ${how[channel].en}, ${when.en}.`,
    },
  };
}

/** What parties are told when we have not received them. @param until until when the time is kept */
const apologyWords = ({ number, when }: About, until: InBoth): Told => ({
  ru: {
    title: `Сделка ${number}: простите, мы не смогли вас принять`,
    text: `Держим за вами новое время: ${when.ru}. Подтвердите его до ${until.ru} или выберите другое.`,
  },
  en: {
    title: `Deal ${number}: we are sorry that we could not receive you`,
    text: `A new time is kept for you: ${when.en}. Confirm it until ${until.en}, or choose another one.`,
  },
});

/** A reminder a day or two hours before a meeting. */
export const reminderWords = (kind: 'day' | 'hours', { number, channel, when, place }: About): Told => ({
  ru: {
    title: `Сделка ${number}: ${kind === 'day' ? 'встреча завтра' : 'встреча через два часа'}`,
    text: `Напоминаем: ${how[channel].ru}, ${when.ru}.${signsOnPaper(channel) ? ` ${place}. Возьмите оригиналы документов.` : ''}`,
  },
  en: {
    title: `Deal ${number}: ${kind === 'day' ? 'the meeting is in a day' : 'the meeting is in two hours'}`,
    text: `A reminder: ${how[channel].en}, ${when.en}.${signsOnPaper(channel) ? ` ${place}. Bring the original documents.` : ''}`,
  },
});

/** The words of a piece of news. */
export const newsWords = (what: MeetingNews['what'], about: About, until: InBoth): Told =>
  what === 'kept-for-you' ? apologyWords(about, until) : talkWords(what, about);
