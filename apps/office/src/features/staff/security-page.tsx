import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { DeskSheet } from '../../shared/panes/desk-sheet.tsx';
import { CodesCard } from './codes-card.tsx';
import { FactorCard } from './factor-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import styles from './staff.module.css';

/** A member of staff's own security: password, authenticator, recovery codes, devices. */
export default function SecurityPage() {
  const t = useText();
  return (
    <DeskSheet>
      <PageHead title={t('security.title')} note={t('security.note')} />
      <div className={styles.cards}>
        <FactorCard />
        <CodesCard />
        <PasswordCard />
        <SessionsCard />
      </div>
    </DeskSheet>
  );
}
