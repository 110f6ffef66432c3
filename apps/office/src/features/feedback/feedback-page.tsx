import { queryFor } from '@novosel/client/queries/query-for.ts';
import { feedbackRoles, feedbackStates } from '@novosel/contract/feedback/rules.ts';
import { deskMe } from '@novosel/contract/session/desk-session-endpoints.ts';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMatch, useSearchParams } from 'react-router';
import listPane from '../../shared/panes/list-pane.module.css';
import { TwoPanes } from '../../shared/panes/two-panes.tsx';
import { deskPatterns } from '../../shared/paths.ts';
import { ConversationPane } from './conversation-pane.tsx';
import { FeedbackPane } from './feedback-pane.tsx';

/** What buyers have written, and beside it the chosen conversation. */
export default function FeedbackPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = useMatch(deskPatterns.feedbackOne)?.params.feedback;
  const roles = useQuery(queryFor(deskMe)).data?.data.roles;
  const state = feedbackStates.find((one) => one === search.get('state')) ?? 'waiting';
  if (roles && !feedbackRoles.some((role) => roles.includes(role))) {
    return (
      <main id="main" className={listPane.pane}>
        <h1 className="title-l">{t('feedback.title')}</h1>
        <EmptyState title={t('feedback.denied')}>{t('feedback.denied.note')}</EmptyState>
      </main>
    );
  }
  return (
    <TwoPanes
      title={t('feedback.title')}
      list={<FeedbackPane state={state} chosen={id} />}
      chosen={
        id ? (
          <ConversationPane key={id} id={id} state={state} />
        ) : (
          <EmptyState title={t('feedback.none')}>{t('feedback.none.note')}</EmptyState>
        )
      }
      open={id !== undefined}
    />
  );
}
