import { peopleRoles } from '@novosel/contract/desk/people-rules.ts';
import { slipRoles } from '@novosel/contract/slips/rules.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { mayBy } from '../../shared/may-by.ts';
import { DeskSheet } from '../../shared/panes/desk-sheet.tsx';
import { useRoles } from '../../shared/use-roles.ts';
import { SendCard } from './send-card.tsx';
import { SentSlips } from './sent-slips.tsx';
import styles from './slips.module.css';

/** Links that ask a person for a mark, for answers, or to come; with their answers. */
export default function SlipsPage() {
  const t = useText();
  const roles = useRoles();
  const [sent, setSent] = useState(0);
  if (roles && !mayBy(slipRoles, roles))
    return (
      <DeskSheet>
        <h1 className="title-l">{t('slips.title')}</h1>
        <EmptyState title={t('slips.denied')}>{t('slips.denied.note')}</EmptyState>
      </DeskSheet>
    );
  return (
    <DeskSheet>
      <PageHead title={t('slips.title')} note={t('slips.about')} />
      <div className={styles.beside}>
        {/* After sending, an empty form replaces the filled one. */}
        <SendCard
          key={sent}
          seesPeople={mayBy(peopleRoles, roles)}
          onSent={() => setSent((count) => count + 1)}
        />
        <SentSlips />
      </div>
    </DeskSheet>
  );
}
