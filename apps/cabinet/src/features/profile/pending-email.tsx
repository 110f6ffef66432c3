import { errorWords } from '@novosel/client/errors.ts';
import { queryFor } from '@novosel/client/query-for.ts';
import { useCall } from '@novosel/client/use-call.ts';
import { getOwnEmail, sendEmailLetter } from '@novosel/contract/session/email-endpoints.ts';
import { Alert } from '@novosel/ui/alert.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { RefusalAlert } from '@novosel/ui/refusal-alert.tsx';
import { useQuery } from '@tanstack/react-query';
import styles from './profile.module.css';

/** The address that has not been confirmed: why it matters, where the letter is, and another letter. Nothing when all is done. */
export const PendingEmail = () => {
  const t = useText();
  const { data } = useQuery(queryFor(getOwnEmail));
  const send = useCall(sendEmailLetter, { invalidates: [getOwnEmail] });
  const pending = data?.data.pending;
  if (!pending) return null;
  return (
    <div className={styles.note}>
      <Alert tone="warn" title={t('profile.email.pending')}>
        <p>{t('profile.email.pending.note', { email: pending })}</p>
        {send.isSuccess ? (
          <p role="status">{t('profile.email.sent')}</p>
        ) : (
          <LinkButton onClick={() => send.mutate({})} aria-disabled={send.isPending || undefined}>
            {t('profile.email.send')}
          </LinkButton>
        )}
      </Alert>
      {send.error && <RefusalAlert words={errorWords(send.error, t('profile.email.failed'))} />}
    </div>
  );
};
