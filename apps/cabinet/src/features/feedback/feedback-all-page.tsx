import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { useBackLink } from '../../shared/navigation/back-link.tsx';
import { openFeedback } from '../../shared/page/feedback-window.ts';
import styles from './feedback.module.css';
import { FeedbackCard } from './feedback-card.tsx';

const parts = ['all', 'open', 'closed'] as const;
type Part = (typeof parts)[number];

/** Every feedback of the person (S2.1-23). */
export default function FeedbackAllPage() {
  const t = useText();
  const [part, setPart] = useState<Part>('all');
  useBackLink({ href: path('feedback'), label: t('feedback.title') });
  return (
    <div className={styles.page}>
      <PageHead
        title={t('feedback.all')}
        end={<Button onClick={openFeedback}>{t('feedback.write')}</Button>}
      />
      <Segmented
        label={t('feedback.which')}
        value={part}
        onChange={setPart}
        choices={parts.map((value) => ({ value, label: t(`feedback.which.${value}`) }))}
      />
      <FeedbackCard
        title={t(`feedback.which.${part}`)}
        only={({ state }) => part === 'all' || (part === 'closed') === (state === 'closed')}
        empty={t(`feedback.empty.${part}`)}
      />
    </div>
  );
}
