import { isContractAct } from '@novosel/contract/contracts/acts.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { escrowEvent } from '@novosel/contract/deals/escrow-rules.ts';
import { isDealEvent } from '@novosel/contract/deals/rules.ts';
import { isScheduleAct } from '@novosel/contract/deals/schedule-rules.ts';
import { isMemberAct } from '@novosel/contract/members/acts.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Timeline } from '@novosel/ui/blocks/timeline.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { useDealWords } from '../../shared/deal/use-deal-words.ts';

const shortLength = 5;

interface DealHistoryProps {
  deal: Pick<DealView, 'history' | 'now'>;
  /** Titles of events for a reader who is not the buyer. */
  say?: (event: string) => string;
}

/** Events of the deal, newest first, with the reasons that were given. */
export const DealHistory = ({ deal, say }: DealHistoryProps) => {
  const t = useText();
  const words = useDealWords();
  const [whole, showWhole] = useState(false);
  const byTrusted = (event: string) => t('deals.event.trusted', { event: event.replaceAll('-', '_') });
  const noteOf = ({ event, reason, onBehalfOf, actorName }: DealView['history'][number]) => {
    // The desk's note on a step describes the event, not its reason.
    if (isDealEvent(event)) return reason ?? undefined;
    if (event === 'receive-installment') return t('deals.schedule.order', { order: reason ?? '' });
    if (isScheduleAct(event) || isMemberAct(event) || isContractAct(event)) return reason ?? undefined;
    // A past account number may have been replaced: only the panel says where to pay.
    if (event === escrowEvent) return undefined;
    if (onBehalfOf) return t('deals.history.behalf', { name: actorName ?? '', of: onBehalfOf });
    return reason ? t('deals.history.reason', { reason }) : undefined;
  };
  const newestFirst = deal.history.toSorted((a, b) => b.at.localeCompare(a.at));
  const shown = whole ? newestFirst : newestFirst.slice(0, shortLength);
  return (
    <Card title={t('deals.history')}>
      <Timeline
        items={shown.map((entry, index) => ({
          key: `${entry.at}-${entry.event}-${index}`,
          title: (say ?? (entry.onBehalfOf ? byTrusted : words.event))(entry.event),
          when: words.dayTime(entry.at, deal.now),
          dateTime: entry.at,
          note: noteOf(entry),
          now: index === 0,
        }))}
      />
      {newestFirst.length > shortLength && !whole && (
        <LinkButton onClick={() => showWhole(true)}>{t('deals.history.whole')}</LinkButton>
      )}
    </Card>
  );
};
