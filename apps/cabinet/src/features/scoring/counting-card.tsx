import type { Scoring } from '@novosel/contract/scoring/endpoints.ts';
import { formatClock, formatDayTime } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { ChatButton } from '../../shared/support/chat-button.tsx';
import styles from './scoring.module.css';

/** The bank is working: since when, when we ask it next, and whom to contact meanwhile. */
export const CountingCard = ({ scoring: { askedAt, nextAskAt, unclear, now } }: { scoring: Scoring }) => {
  const t = useText();
  const locale = useLocale();
  return (
    <Card title={t('scoring.counting')} end={<Pill tone="third">{t('scoring.banksTurn')}</Pill>}>
      <div role="status">
        {askedAt && <p>{t('scoring.askedAt', { when: formatDayTime(askedAt, { now, locale }) })}</p>}
        <p className="muted">
          {unclear && nextAskAt
            ? t('scoring.unclear', { at: formatClock(nextAskAt, { locale }) })
            : t('scoring.counting.note')}
        </p>
      </div>
      <div className={styles.chat}>
        <ChatButton place="section" />
      </div>
    </Card>
  );
};
