import { isContractAct } from '@novosel/contract/contracts/acts.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { escrowEvent } from '@novosel/contract/deals/escrow-rules.ts';
import { isDealEvent } from '@novosel/contract/deals/rules.ts';
import { isScheduleAct } from '@novosel/contract/deals/schedule-rules.ts';
import { isMemberAct } from '@novosel/contract/members/acts.ts';
import { formatDayTime, type When } from '@novosel/contract/time/time.ts';
import { Timeline } from '@novosel/ui/blocks/timeline.tsx';
import { type Translate, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Section } from '../../shared/panes/section.tsx';

/**
 * Label of an event's reason: for a step what has happened, for a member the name, for a payment its order,
 * for an account its number, for all others why.
 */
function noteOf(event: string, reason: string, t: Translate): string {
  if (event === 'receive-installment') return t('deal.payments.order', { number: reason });
  const isAct = isScheduleAct(event) || isMemberAct(event) || isContractAct(event);
  const isFact = isDealEvent(event) || isAct || event === escrowEvent;
  return isFact ? reason : t('deal.history.reason', { reason });
}

/** All events, newest first: when, by whom, why. */
export const DealHistory = ({ deal, now }: { deal: DealView; now: When }) => {
  const t = useText();
  const locale = useLocale();
  const newestFirst = [...deal.history].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Section title={t('deal.history')}>
      <div className="small">
        <Timeline
          items={newestFirst.map(({ at, actor, actorName, onBehalfOf, event, reason }, index) => ({
            key: `${at} ${event} ${index}`,
            title: t(`deal.event.${event}`),
            when: [
              formatDayTime(at, { now, locale }),
              actorName ?? t(`deal.actor.${actor}`),
              ...(onBehalfOf ? [t('deal.behalf', { name: onBehalfOf })] : []),
            ].join(' · '),
            dateTime: at,
            note: reason === null ? undefined : noteOf(event, reason, t),
            now: index === 0,
          }))}
        />
      </div>
    </Section>
  );
};
