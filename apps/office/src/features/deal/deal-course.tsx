import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { formatDay, type When } from '@novosel/contract/time/time.ts';
import { Thread } from '@novosel/ui/drawings/thread/thread.tsx';
import type { ThreadPoint } from '@novosel/ui/drawings/thread/thread-shape.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Section } from '../../shared/panes/section.tsx';
import { partyOf } from '../../shared/words/party.ts';

const states = { done: 'done', now: 'now', future: 'next' } as const;

/**
 * The last turns of a deal: who acted, whose turn it is, who comes next; the same drawing that the buyer
 * sees.
 */
export const DealCourse = ({ deal, now }: { deal: DealView; now: When }) => {
  const t = useText();
  const locale = useLocale();
  // Future turns of an ended deal are left out.
  const course =
    deal.booking.closedAt === null ? deal.course : deal.course.filter(({ state }) => state !== 'future');
  const points = course.map(({ act, turn, state, at, dueAt }, index): ThreadPoint => {
    const date = at
      ? formatDay(at, { now, locale })
      : dueAt
        ? t('term.until', { when: formatDay(dueAt, { now, locale }) })
        : '';
    return {
      key: `${index} ${act}`,
      lane: partyOf[turn] ?? 'us',
      state: states[state],
      title: t(`deal.course.${act}`),
      date,
      detail: [t(`turn.${turn}`), date].filter(Boolean).join(' · '),
    };
  });
  return (
    <Section title={t('deal.course')}>
      <Thread
        points={points}
        lanes={{ you: t('deal.lane.you'), us: t('deal.lane.us'), third: t('deal.lane.third') }}
        label={t('deal.course.label', { who: t(`turn.${deal.turn.turn}`), act: t(`act.${deal.turn.act}`) })}
      />
    </Section>
  );
};
