import { feedbackRoles, feedbackStates } from '@novosel/contract/feedback/rules.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useMatch, useSearchParams } from 'react-router';
import { ListPage } from '../../shared/panes/list-page.tsx';
import { deskPatterns } from '../../shared/paths.ts';
import { ConversationPane } from './conversation-pane.tsx';
import { FeedbackPane } from './feedback-pane.tsx';

/** What buyers have written, and beside it the chosen conversation. */
export default function FeedbackPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = useMatch(deskPatterns.feedbackOne)?.params.feedback;
  const state = feedbackStates.find((one) => one === search.get('state')) ?? 'waiting';
  return (
    <ListPage
      title={t('feedback.title')}
      roles={feedbackRoles}
      denied={{ title: t('feedback.denied'), note: t('feedback.denied.note') }}
      list={<FeedbackPane state={state} chosen={id} />}
      chosen={id && <ConversationPane key={id} id={id} state={state} />}
      none={{ title: t('feedback.none'), note: t('feedback.none.note') }}
    />
  );
}
