import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { openFeedback } from '../../shared/page/feedback-window.ts';
import { DraftsCard } from './drafts/drafts-card.tsx';
import styles from './feedback.module.css';
import { FeedbackCard } from './feedback-card.tsx';

/** «Мои обращения» (S2.1-09): open feedback, drafts, and a button to write. */
export default function FeedbackPage() {
  const t = useText();
  return (
    <div className={styles.page}>
      <PageHead
        title={t('feedback.title')}
        note={t('feedback.note')}
        end={<Button onClick={openFeedback}>{t('feedback.write')}</Button>}
      />
      <DraftsCard />
      <FeedbackCard
        title={t('feedback.open')}
        only={({ state, hasNew }) => state !== 'closed' || hasNew}
        empty={t('feedback.open.empty')}
        end={<Link href={path('feedbackAll')}>{t('feedback.all')}</Link>}
      />
    </div>
  );
}
