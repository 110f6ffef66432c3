import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useBackLink } from '../../shared/navigation/back-link.tsx';
import { AnswerBy } from './answer-by.tsx';
import styles from './feedback.module.css';
import type { Sent } from './feedback-form.tsx';
import { FeedbackWriter } from './feedback-writer.tsx';

/** The form as a page of its own (S2.2-06): a new letter, or a draft by its ID. */
export default function FeedbackCreatePage() {
  const { id } = useParams();
  return <Writing key={id} id={id} />;
}

const Writing = ({ id }: { id: string | undefined }) => {
  const t = useText();
  const [sent, setSent] = useState<Sent>();
  // Sending a letter also ends the draft of the address.
  const [draftId, setDraftId] = useState(id);
  useBackLink({ href: path('feedback'), label: t('feedback.title') });
  const again = () => {
    setDraftId(undefined);
    setSent(undefined);
  };
  return (
    <div className={styles.page}>
      <PageHead title={t('feedback.write')} note={sent ? undefined : t('feedback.write.note')} />
      <Card>
        {sent ? (
          <div role="status">
            <EmptyState
              icon={Check}
              title={t('feedback.sent')}
              action={
                <div className={styles.acts}>
                  <ButtonLink href={path('feedbackView', { id: sent.data.id })}>
                    {t('feedback.sent.open', { number: sent.data.number })}
                  </ButtonLink>
                  <Button variant="secondary" onClick={again}>
                    {t('feedback.sent.more')}
                  </Button>
                </div>
              }
            >
              {sent.message} <AnswerBy by={sent.data.answerBy} />
            </EmptyState>
          </div>
        ) : (
          <FeedbackWriter draftId={draftId} onSent={setSent} />
        )}
      </Card>
    </div>
  );
};
