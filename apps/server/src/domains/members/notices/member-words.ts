import { returnPhrase } from '@novosel/contract/members/papers/returns.ts';
import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import { brand } from '../../../platform/brand.ts';
import type { Words } from '../../notifications/public.ts';
import type { MemberNews } from '../members.events.ts';

export interface MemberSaying extends MemberNews {
  /** «Дарья О.»: the inviting person. */
  readonly inviter: string;
  /** «Квартира № 243». */
  readonly estate: Readonly<Record<'ru' | 'en', string>>;
  /** Until when an invitation may be accepted. */
  readonly until: Date | null;
}

type Say = (news: MemberSaying) => Words;
type Says = Partial<Record<MemberNews['what'], Say>>;

const untilOf = ({ until, at }: MemberSaying, locale: 'ru' | 'en') =>
  until ? formatSentDayTime(until, { now: at, locale }) : '';
const reasonsOf = ({ findings }: MemberSaying, locale: 'ru' | 'en') =>
  findings.map((finding) => returnPhrase(finding, locale)).join('. ');

/** Notices for the member himself. */
export const ownWords = {
  ru: {
    invited: (news) => ({
      title: `${news.inviter} зовёт вас в сделку`,
      text: `${news.estate.ru}. Откройте приглашение до ${untilOf(news, 'ru')}: там можно согласиться или отказаться.`,
    }),
    reminded: (news) => ({
      title: `${news.inviter} ждёт вас в сделке`,
      text: `${news.estate.ru}. На странице участников видно, что осталось сделать.`,
    }),
    returned: (news) => ({
      title: 'Документы нужно поправить',
      text: `${news.name}. ${reasonsOf(news, 'ru')}. Поправьте и отправьте ещё раз: остальные документы приняты как есть.`,
    }),
    removed: (news) => ({
      title: 'Вы больше не участвуете в сделке',
      text: `${news.estate.ru}. Покупатель убрал вас из участников. Ваши документы другим участникам не показывали.`,
    }),
  },
  en: {
    invited: (news) => ({
      title: `${news.inviter} invites you to a deal`,
      text: `${news.estate.en}. Open the invitation by ${untilOf(news, 'en')}: accept or refuse it there.`,
    }),
    reminded: (news) => ({
      title: `${news.inviter} waits for you in a deal`,
      text: `${news.estate.en}. The page of the members shows what is left to do.`,
    }),
    returned: (news) => ({
      title: 'Papers need a correction',
      text: `${news.name}. ${reasonsOf(news, 'en')}. Correct them and send them again: the other papers stay as they are.`,
    }),
    removed: (news) => ({
      title: 'You take no part in the deal any more',
      text: `${news.estate.en}. The buyer has taken you out. Your papers were shown to no other member.`,
    }),
  },
} as const satisfies Record<'ru' | 'en', Says>;

/** Notices for the main buyer about another member. */
export const holderWords = {
  ru: {
    joined: (news) => ({
      title: `${news.name}: вход выполнен`,
      text: 'Участник вошёл и впишет свои документы сам.',
    }),
    withdrew: (news) => ({
      title: `${news.name}: согласие отозвано`,
      text: 'Сделка ждёт, пока участник даст согласие снова. Без него договор не составить.',
    }),
    refused: (news) => ({
      title: `${news.name}: отказ от участия`,
      text: `Причина: ${news.reason}. Уберите участника, пригласите другого или измените условия: без этого сделка не пойдёт дальше.`,
    }),
  },
  en: {
    joined: (news) => ({
      title: `${news.name} has joined`,
      text: 'The member fills in the papers himself.',
    }),
    withdrew: (news) => ({
      title: `${news.name} has withdrawn the consent`,
      text: 'The deal waits until the member consents again: no contract can be made without it.',
    }),
    refused: (news) => ({
      title: `${news.name} does not take part`,
      text: `The reason: ${news.reason}. Take the member out, invite another one or change the terms: the deal waits for that.`,
    }),
  },
} as const satisfies Record<'ru' | 'en', Says>;

/** For a phone without an account, in the language of the inviting person. */
export function invitationSms(news: MemberSaying, link: string, locale: 'ru' | 'en'): string {
  const until = untilOf(news, locale);
  return locale === 'ru'
    ? `${news.inviter} зовёт вас в сделку: ${news.estate.ru}, «${brand.name.ru}». Чтобы ответить, войдите с этим телефоном до ${until}: ${link}. Если вы не знаете этого человека, ничего не делайте.`
    : `${news.inviter} invites you to a deal: ${news.estate.en}, ${brand.name.en}. To answer, sign in with this phone by ${until}: ${link}. If you do not know this person, do nothing.`;
}
