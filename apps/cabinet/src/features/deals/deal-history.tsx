import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { Card } from '@novosel/ui/card.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { Timeline } from '@novosel/ui/timeline.tsx';
import { useState } from 'react';
import { useDealWords } from './use-deal-words.ts';

const shortLength = 5;

/** What has happened, newest first, with the reasons that were given. */
export const DealHistory = ({ deal }: { deal: DealView }) => {
  const t = useText();
  const words = useDealWords();
  const [whole, showWhole] = useState(false);
  const newestFirst = deal.history.toSorted((a, b) => b.at.localeCompare(a.at));
  const shown = whole ? newestFirst : newestFirst.slice(0, shortLength);
  return (
    <Card title={t('deals.history')}>
      <Timeline
        items={shown.map((entry, index) => ({
          key: `${entry.at}-${entry.event}-${index}`,
          title: words.event(entry.event),
          when: words.dayTime(entry.at, deal.now),
          dateTime: entry.at,
          note: entry.reason ? t('deals.history.reason', { reason: entry.reason }) : undefined,
          now: index === 0,
        }))}
      />
      {newestFirst.length > shortLength && !whole && (
        <LinkButton onClick={() => showWhole(true)}>{t('deals.history.whole')}</LinkButton>
      )}
    </Card>
  );
};
