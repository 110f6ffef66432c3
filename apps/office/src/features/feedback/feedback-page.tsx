import { feedbackRoles, feedbackStates } from '@novosel/contract/feedback/rules.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useMatch, useSearchParams } from 'react-router';
import { ListPage } from '../../shared/panes/list-page.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { FeedbackPane } from './feedback-pane.tsx';
import { feedbackPatterns } from './paths.ts';

/** Feedback of buyers, and beside it the chosen conversation. */
export default function FeedbackPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = useMatch(feedbackPatterns.one)?.params.feedback;
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
