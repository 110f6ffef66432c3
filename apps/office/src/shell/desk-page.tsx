import { useText } from '@novosel/ui/text/i18n.tsx';
import { useMatch } from 'react-router';
import { DealPane } from '../features/deal/deal-pane.tsx';
import { QueuePane } from '../features/queue/queue-pane.tsx';
import { TwoPanes } from '../shared/panes/two-panes.tsx';
import { deskPatterns } from '../shared/paths.ts';
import { DealChat } from './deal-chat.tsx';
import { NoDeal } from './no-deal.tsx';
import { useChatBeside } from './use-chat-beside.ts';

/** The queue, beside it the chosen deal, and on a wide screen the conversation with its buyer. */
export default function DeskPage() {
  const t = useText();
  const deal = useMatch(deskPatterns.deal)?.params.deal;
  const withChat = useChatBeside() && deal !== undefined;
  return (
    <TwoPanes
      title={t('desk.name')}
      list={<QueuePane chosen={deal} />}
      chosen={deal ? <DealPane key={deal} deal={deal} /> : <NoDeal />}
      beside={withChat && <DealChat key={deal} deal={deal} />}
      open={deal !== undefined}
    />
  );
}
