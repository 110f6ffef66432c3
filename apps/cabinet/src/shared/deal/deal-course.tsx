import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Thread } from '@novosel/ui/drawings/thread/thread.tsx';
import type { ThreadPoint } from '@novosel/ui/drawings/thread/thread-shape.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import { brand } from '../brand.ts';
import { actOf, partyOf, useDealWords } from './use-deal-words.ts';

const states = { done: 'done', now: 'now', future: 'next' } as const;

/** The last turns of a deal: who acted, whose turn it is, who comes next. */
export const DealCourse = ({ deal, end }: { deal: DealView; end?: ReactNode }) => {
  const t = useText();
  const locale = useLocale();
  const words = useDealWords();
  const points = deal.course.map((point, index): ThreadPoint => {
    const when = point.at ?? point.dueAt;
    const date = when
      ? point.at
        ? words.day(when, deal.now)
        : t('deals.until', { date: words.day(when, deal.now) })
      : '';
    return {
      key: `${index}-${point.act}`,
      lane: partyOf(point.turn),
      state: states[point.state],
      title: words.short(point.act),
      date,
      detail: [t('deals.party', { party: partyOf(point.turn) }), date].filter(Boolean).join(' · '),
    };
  });
  const lanes = { you: t('deals.lane.you'), us: `«${brand.name[locale]}»`, third: t('deals.lane.third') };
  return (
    <Card title={t('deals.course')} end={end}>
      <Thread
        points={points}
        lanes={lanes}
        label={`${words.who(deal.turn.turn)}: ${words.title(actOf(deal.turn))}`}
      />
    </Card>
  );
};
