import type { EstateCases } from '@novosel/contract/catalogue/kind-words.ts';
import type { DealView, TurnView } from '@novosel/contract/deals/endpoints.ts';
import { participantRoles } from '@novosel/contract/deals/members.ts';
import type { Turn } from '@novosel/contract/deals/places.ts';
import { type DealStage, dealStages } from '@novosel/contract/deals/stages.ts';
import { wordOf } from '@novosel/contract/texts/word-list.ts';
import { formatDay, formatDayTime, formatWeekday } from '@novosel/contract/time/time.ts';
import { type Locale, type Translate, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useMemo } from 'react';
import { brand } from '../brand.ts';

/** Pages tell three parties apart: the reader, the developer, and everybody else. */
export type Party = 'you' | 'us' | 'third';

const parties: Readonly<Record<Turn, Party>> = {
  buyer: 'you',
  others: 'third',
  staff: 'us',
  bank: 'third',
  registry: 'third',
  nobody: 'us',
};

export const partyOf = (turn: Turn): Party => parties[turn];

const tones = { you: 'turn', us: 'us', third: 'third' } as const;

/** The colour of a turn; nobody's turn means that all is done. */
export const toneOf = (turn: Turn) => (turn === 'nobody' ? 'good' : tones[parties[turn]]);

/** The key of an act's text: select keys cannot contain a hyphen. */
const actKey = (act: string) => act.replaceAll('-', '_');

/** A payment on the reader's turn is his to confirm; only then does the bank have it. */
export const actOf = ({ act, turn }: Pick<TurnView, 'act' | 'turn'>): string =>
  act === 'paying' && turn === 'buyer' ? 'confirm' : act;

const makeWords = (t: Translate, locale: Locale) => ({
  who: (turn: Turn) => t('deals.who', { turn }),
  /** @param cases grammatical cases of the estate's word, where the page around provides none */
  title: (act: string, cases?: EstateCases) => t('deals.act.title', { act: actKey(act), ...cases }),
  why: (act: string) => t('deals.act.why', { act: actKey(act), developer: brand.name[locale] }),
  button: (act: string) => t('deals.act.button', { act: actKey(act) }),
  short: (act: string) => t('deals.act.short', { act: actKey(act) }),
  loss: ({ loss }: TurnView) => t('deals.loss', { loss: loss ? actKey(loss) : 'none' }),
  event: (event: string) => t('deals.event', { event: actKey(event) }),
  stage: (stage: DealStage) => dealStages[stage][locale],
  money: (code: DealView['money'][number]['code']) => t('deals.money.part', { code: actKey(code) }),
  moneyState: (state: DealView['money'][number]['state']) => t('deals.money.state', { state }),
  role: (role: string) => wordOf(participantRoles, role, locale),
  /** «до 24 ноября, 18:00», and of a visit «28 ноября, 11:00». */
  term: (turn: TurnView, now: string) =>
    turn.visit
      ? formatDayTime(turn.visit.at, { now, locale })
      : turn.dueAt && t('deals.until', { date: formatDayTime(turn.dueAt, { now, locale }) }),
  /** «суббота, 28 ноября, 11:00». */
  visit: (at: string, now: string) => `${formatWeekday(at, locale)}, ${formatDayTime(at, { now, locale })}`,
  day: (when: string, now: string) => formatDay(when, { now, locale }),
  dayTime: (when: string, now: string) => formatDayTime(when, { now, locale }),
});

/** Titles of turns, acts, parts of money and events of a deal. */
export const useDealWords = () => {
  const t = useText();
  const locale = useLocale();
  return useMemo(() => makeWords(t, locale), [t, locale]);
};
