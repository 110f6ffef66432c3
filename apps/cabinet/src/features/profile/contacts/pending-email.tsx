import { errorWords } from '@novosel/client/calls/errors.ts';
import { queriesOf, queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getOwnEmail, sendEmailLetter } from '@novosel/contract/session/email-endpoints.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import styles from '../profile.module.css';

/**
 * The unconfirmed e-mail: why to confirm it, where the letter was sent, and a button for another letter.
 * Hidden once it is confirmed.
 */
export const PendingEmail = () => {
  const t = useText();
  const queries = useQueryClient();
  // The person may open the link on another device: refetches when he returns to this page.
  const { data } = useQuery({ ...queryFor(getOwnEmail), refetchOnWindowFocus: 'always' });
  const send = useCall(sendEmailLetter);
  const pending = data?.data.pending;
  if (!pending) return null;
  const again = () =>
    send.mutate(
      {},
      {
        // Also after a refusal because nothing waits for confirmation: this card is out of date.
        onSettled: () => queries.invalidateQueries(queriesOf(getOwnEmail)),
      },
    );
  return (
    <div className={styles.note}>
      <Alert tone="warn" title={t('profile.email.pending')}>
        <p>{t('profile.email.pending.note', { email: pending })}</p>
        <p role="status">{send.isSuccess && t('profile.email.sent')}</p>
        {!send.isSuccess && (
          <LinkButton onClick={() => send.isPending || again()} aria-disabled={send.isPending || undefined}>
            {t('profile.email.send')}
          </LinkButton>
        )}
      </Alert>
      {send.error && <RefusalAlert words={errorWords(send.error, t('profile.email.failed'))} />}
    </div>
  );
};
