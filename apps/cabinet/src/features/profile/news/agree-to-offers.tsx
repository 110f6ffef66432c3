import { errorWords } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { downloadConsent, giveConsent, listConsents } from '@novosel/contract/consents/endpoints.ts';
import { listSubscriptions } from '@novosel/contract/notifications/subscriptions-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import styles from './news.module.css';

/** Advertising needs this consent; the person can read its text before he gives it. */
export const AgreeToOffers = () => {
  const t = useText();
  const agree = useCall(giveConsent, {
    invalidates: [listSubscriptions, listConsents],
    onDone: () => void toast({ tone: 'good', title: t('news.agreed') }),
  });
  return (
    <>
      <div className={styles.ways}>
        <Button
          variant="secondary"
          small
          busy={agree.isPending}
          onClick={() => agree.mutate({ body: { kind: 'advertising' } })}
        >
          {t('news.agree')}
        </Button>
        <a className={styles.text} href={downloadConsent.path.replace('{text}', 'advertising')} download>
          {t('news.agree.text')}
        </a>
      </div>
      <ErrorAlert errors={agree.error ? errorWords(agree.error, t('network')) : []} />
    </>
  );
};
