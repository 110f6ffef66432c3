import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../look/icon.tsx';
import { useText } from '../text/i18n.tsx';
import styles from './empty-state.module.css';

interface ErrorStateProps {
  /** What failed to load; the default text is general. */
  title?: string | undefined;
  note?: string | undefined;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** Another way to go on, beside the retry button. */
  action?: ReactNode;
}

/** A part of a page that failed to load: says so and offers a retry; the rest of the page works. */
export const ErrorState = ({ title, note, onRetry, busy = false, action }: ErrorStateProps) => {
  const t = useText();
  return (
    <div className={styles.root} role="alert">
      <b>{title ?? t('ui.error.title')}</b>
      <p className={styles.words}>{note ?? t('ui.error.note')}</p>
      {onRetry && (
        <Button
          variant="secondary"
          small
          busy={busy}
          icon={<Icon of={RotateCw} size="s" />}
          onClick={onRetry}
        >
          {t('ui.retry')}
        </Button>
      )}
      {action}
    </div>
  );
};
