import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import type { Words } from '../../notifications/public.ts';
import type { DelegationNews } from '../delegates.events.ts';

type Say = (news: DelegationNews, other: string, locale: 'ru' | 'en') => Words;

const scopes = {
  view: { ru: 'смотреть сделки', en: 'look at deals' },
  pay: { ru: 'смотреть сделки и платить за бронь', en: 'look at deals and pay booking fees' },
  sign: {
    ru: 'смотреть сделки, платить за бронь и подписывать по доверенности',
    en: 'look at deals, pay booking fees and sign by a power of attorney',
  },
} as const;

const endOf = ({ until, at }: DelegationNews, locale: 'ru' | 'en') =>
  formatSentDayTime(until, { now: at, locale });

/** Notices for one person of a delegation; `other` is the name of the other one. */
export const delegateWords = {
  named: (news, other, locale) =>
    locale === 'ru'
      ? {
          title: `${other} доверяет вам`,
          text: `Вас просят быть доверенным лицом: ${scopes[news.scope].ru}, до ${endOf(news, locale)}. Согласиться или отказаться можно в «Настройках».`,
        }
      : {
          title: `${other} trusts you`,
          text: `You are asked to be a trusted person: to ${scopes[news.scope].en}, until ${endOf(news, locale)}. Accept or refuse it in Settings.`,
        },
  naming: (news, other, locale) =>
    locale === 'ru'
      ? {
          title: 'Вы назначили доверенное лицо',
          text: `Телефон ${other}, можно ${scopes[news.scope].ru}, до ${endOf(news, locale)}. Если это были не вы, отзовите доверие в «Настройках» и смените пароль.`,
        }
      : {
          title: 'You have named a trusted person',
          text: `Phone ${other}, may ${scopes[news.scope].en}, until ${endOf(news, locale)}. If it was not you, withdraw it in Settings and change your password.`,
        },
  accepted: (news, other, locale) =>
    locale === 'ru'
      ? {
          title: `${other} — ваше доверенное лицо`,
          text: `Теперь за вас можно ${scopes[news.scope].ru}, до ${endOf(news, locale)}. Отозвать доверие можно в «Настройках» в любой момент.`,
        }
      : {
          title: `${other} is your trusted person`,
          text: `From now on may ${scopes[news.scope].en} for you, until ${endOf(news, locale)}. Withdraw it in Settings at any moment.`,
        },
  ended: (_, other, locale) =>
    locale === 'ru'
      ? { title: 'Доверие закончено', text: `${other}: действовать друг за друга больше нельзя.` }
      : { title: 'The trust has ended', text: `${other}: neither may act for the other any more.` },
} as const satisfies Readonly<Record<string, Say>>;
