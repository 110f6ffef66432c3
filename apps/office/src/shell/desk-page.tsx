import { classNames } from '@novosel/ui/class-names.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { useMatch } from 'react-router';
import { DealPane } from '../features/deal/deal-pane.tsx';
import { QueuePane } from '../features/queue/queue-pane.tsx';
import { deskPatterns } from '../paths.ts';
import styles from './desk-page.module.css';
import { NoDeal } from './no-deal.tsx';

/** The queue, and beside it the chosen deal; where there is no room for both, one of the two. */
export default function DeskPage() {
  const t = useText();
  const booking = useMatch(deskPatterns.deal)?.params.booking;
  return (
    <main id="main" className={classNames(styles.root, booking && styles.open)}>
      <h1 className="sr">{t('desk.name')}</h1>
      <div className={styles.queue}>
        <QueuePane chosen={booking} />
      </div>
      <div className={styles.deal}>{booking ? <DealPane key={booking} booking={booking} /> : <NoDeal />}</div>
    </main>
  );
}
