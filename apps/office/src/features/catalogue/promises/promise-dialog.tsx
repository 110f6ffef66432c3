import { formatDate } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import styles from './promise-card.module.css';
import { quarterWords } from './quarter-words.ts';

interface PromiseDialogProps {
  promised: { readonly year: number; readonly quarter: number };
  errors: readonly string[];
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A preview of what buyers will read, because a promise cannot be removed. */
export const PromiseDialog = ({ promised, errors, busy, onConfirm, onClose }: PromiseDialogProps) => {
  const t = useText();
  const locale = useLocale();
  const quarter = quarterWords(promised, locale);
  return (
    <Modal
      open
      onClose={onClose}
      busy={busy}
      title={t('catalogue.promise.confirm', { quarter })}
      actions={
        <>
          <Button busy={busy} onClick={onConfirm}>
            {t('catalogue.promise.submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('catalogue.promise.back')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <ErrorAlert errors={errors} />
        <p>{t('catalogue.promise.told')}</p>
        <div className={styles.said}>
          <b>{t('catalogue.promise.told.title', { quarter })}</b>
          <span className="small muted">{t('catalogue.promise.told.moved')}</span>
          <span className="small">
            {t('catalogue.promise.told.line', { quarter, date: formatDate(Date.now()) })}
          </span>
        </div>
        <Alert tone="warn">{t('catalogue.promise.forever')}</Alert>
      </div>
    </Modal>
  );
};
