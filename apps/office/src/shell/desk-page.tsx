import { useText } from '@novosel/ui/i18n.tsx';
import { useMatch } from 'react-router';
import { DealPane } from '../features/deal/deal-pane.tsx';
import { QueuePane } from '../features/queue/queue-pane.tsx';
import { deskPatterns } from '../paths.ts';
import { DealChat } from './deal-chat.tsx';
import { NoDeal } from './no-deal.tsx';
import { TwoPanes } from './two-panes.tsx';
import { useChatBeside } from './use-chat-beside.ts';

/** The queue, beside it the chosen deal, and on a wide screen the conversation with its buyer. */
export default function DeskPage() {
  const t = useText();
  const booking = useMatch(deskPatterns.deal)?.params.booking;
  const withChat = useChatBeside() && booking !== undefined;
  return (
    <TwoPanes
      title={t('desk.name')}
      list={<QueuePane chosen={booking} />}
      chosen={booking ? <DealPane key={booking} booking={booking} /> : <NoDeal />}
      beside={withChat && <DealChat key={booking} booking={booking} />}
      open={booking !== undefined}
    />
  );
}
