import { useText } from '@novosel/ui/i18n.tsx';
import { useMatch } from 'react-router';
import { DealPane } from '../features/deal/deal-pane.tsx';
import { QueuePane } from '../features/queue/queue-pane.tsx';
import { deskPatterns } from '../paths.ts';
import { NoDeal } from './no-deal.tsx';
import { TwoPanes } from './two-panes.tsx';

/** The queue, and beside it the chosen deal. */
export default function DeskPage() {
  const t = useText();
  const booking = useMatch(deskPatterns.deal)?.params.booking;
  return (
    <TwoPanes
      title={t('desk.name')}
      list={<QueuePane chosen={booking} />}
      chosen={booking ? <DealPane key={booking} booking={booking} /> : <NoDeal />}
      open={booking !== undefined}
    />
  );
}
