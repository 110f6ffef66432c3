import { questionnaires } from '@novosel/contract/slips/questionnaires.ts';
import { opinionSubjectWords, slipPages } from '@novosel/contract/slips/rules.ts';
import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Config } from '../../config.ts';
import { brand } from '../../platform/brand.ts';
import type { SlipRow } from './slips.repo.ts';

type Locale = 'ru' | 'en';
type Sent = Pick<
  SlipRow,
  'kind' | 'subject' | 'questionnaire' | 'what' | 'place' | 'at' | 'createdAt' | 'expiresAt'
>;

/** Uses the address from the settings, never the Host header of a request (promise 10). */
export const slipLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, kind: Sent['kind'], token: string) =>
  new URL(path(slipPages[kind], { token }), publicUrl).href;

interface Said {
  readonly subject: string;
  readonly text: string;
}

/** The message with the link: an SMS is only its text, a letter has a subject, too. */
export function slipWords(slip: Sent, link: string, locale: Locale): Said {
  const moment = (when: Date) => formatSentDayTime(when, { now: slip.createdAt, locale });
  const facts: Facts = {
    what: slip.what,
    place: slip.place,
    at: slip.at ? moment(slip.at) : '',
    until: moment(slip.expiresAt),
    about: slip.subject ? opinionSubjectWords[slip.subject][locale] : '',
    title: slip.questionnaire ? questionnaires[slip.questionnaire].title[locale] : '',
    house: brand.name[locale],
    link,
  };
  return words[slip.kind][locale](facts);
}

type Facts = Readonly<
  Record<'what' | 'place' | 'at' | 'until' | 'about' | 'title' | 'house' | 'link', string>
>;
type Tell = Readonly<Record<Locale, (facts: Facts) => Said>>;

const words: Readonly<Record<Sent['kind'], Tell>> = {
  opinion: {
    ru: ({ house, about, what, at, until, link }) => ({
      subject: `Оцените нашу работу: ${house}`,
      text: `${house}: ${about}, ${what}, ${at}. Поставьте оценку до ${until}: ${link}`,
    }),
    en: ({ house, about, what, at, until, link }) => ({
      subject: `Tell us how it went: ${house}`,
      text: `${house}: ${about}, ${what}, ${at}. Give your mark by ${until}: ${link}`,
    }),
  },
  questionnaire: {
    ru: ({ house, title, until, link }) => ({
      subject: `${title}: ${house}`,
      text: `${house}. Анкета «${title}». Ответьте до ${until}: ${link}`,
    }),
    en: ({ house, title, until, link }) => ({
      subject: `${title}: ${house}`,
      text: `${house}. Questionnaire “${title}”. Answer by ${until}: ${link}`,
    }),
  },
  entry: {
    ru: ({ house, what, place, at, link }) => ({
      subject: `Вы записаны на приём: ${house}`,
      text: `${house}: вы записаны на приём ${at}. ${what}. ${place}. Не сможете прийти — отмените запись: ${link}`,
    }),
    en: ({ house, what, place, at, link }) => ({
      subject: `Your appointment: ${house}`,
      text: `${house}: you have an appointment on ${at}. ${what}. ${place}. If you cannot come, call it off: ${link}`,
    }),
  },
  tour: {
    ru: ({ house, what, place, at, link }) => ({
      subject: `Вы записаны на экскурсию: ${house}`,
      text: `${house}: экскурсия по стройке ${at}. ${what}. ${place}. Не сможете прийти — отмените: ${link}`,
    }),
    en: ({ house, what, place, at, link }) => ({
      subject: `Your tour of the building site: ${house}`,
      text: `${house}: tour of the building site on ${at}. ${what}. ${place}. If you cannot come, call it off: ${link}`,
    }),
  },
};
