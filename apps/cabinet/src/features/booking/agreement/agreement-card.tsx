import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './agreement-reader.module.css';
import { AgreementReader } from './agreement-reader.tsx';
import type { useShownAgreement } from './use-agreement.ts';

/** Anchor of the card where the person reads the agreement, or retries to load it. */
export const agreementId = 'agreement';

interface AgreementCardProps {
  agreement: NonNullable<BookingView['agreement']>;
  file: ReturnType<typeof useShownAgreement>['file'];
}

/** The agreement to read, or why it cannot be shown now. */
export const AgreementCard = ({ agreement, file }: AgreementCardProps) => {
  const t = useText();
  const { data, error, isFetching, refetch } = file;
  if (error && !data) {
    return (
      <div className={styles.reader} id={agreementId}>
        <ErrorState
          title={t('booking.sign.unread')}
          note={t('booking.sign.unread.note')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles.reader} aria-busy="true">
        <div className={styles.bar} />
        <div className={styles.place}>
          <div className={styles.ghost}>
            <Skeleton height="100%" />
          </div>
        </div>
      </div>
    );
  }
  if (data.sha256 !== agreement.sha256) {
    return (
      <Alert tone="bad" urgent title={t('booking.sign.mismatch')}>
        {t('booking.sign.mismatch.note')}
      </Alert>
    );
  }
  return <AgreementReader pdf={data.pdf} />;
};
