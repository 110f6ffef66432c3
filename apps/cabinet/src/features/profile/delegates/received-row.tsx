import { errorWords } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import {
  acceptDelegation,
  listDelegates,
  type ReceivedTrust,
} from '@novosel/contract/delegates/endpoints.ts';
import { formatDate, formatDayTime } from '@novosel/contract/time/time.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import styles from '../profile.module.css';
import { useFrozenReason } from '../use-frozen-reason.ts';
import { EndTrust } from './end-trust.tsx';
import { standingOf } from './power-state.ts';

interface ReceivedRowProps {
  trust: ReceivedTrust;
  now: string;
  /** Called when the buttons are removed with the focus in them. */
  onFocusLost: () => void;
}

/** A principal of the person: he accepts or declines the delegation, or leaves it later. */
export const ReceivedRow = ({ trust, now, onFocusLost }: ReceivedRowProps) => {
  const t = useText();
  const locale = useLocale();
  const frozen = useFrozenReason();
  const { id, principal: name, scope, until, acceptUntil, power } = trust;
  const accept = useCall(acceptDelegation, {
    invalidates: [listDelegates, getUser],
    onDone: () => {
      onFocusLost();
      void toast({ tone: 'good', title: t('delegates.accept.done', { name }) });
    },
  });
  return (
    <li className={styles.row}>
      <b className={styles.hash}>{name}</b>
      <p className="small muted">{t('delegates.entrusts', { scope, until: formatDate(until) })}</p>
      {scope === 'sign' && !acceptUntil && (
        <p className="small">
          {t(`delegates.power.yours.${standingOf(power)}`, {
            number: power?.number ?? '',
            until: power ? formatDate(power.until) : '',
          })}
        </p>
      )}
      {acceptUntil && (
        <p className="small">
          {t('delegates.answer', { until: formatDayTime(acceptUntil, { now, locale }) })}
        </p>
      )}
      <ErrorAlert errors={accept.error ? errorWords(accept.error, t('network')) : []} />
      <div className="row">
        {acceptUntil && (
          <Button
            small
            busy={accept.isPending}
            disabledReason={frozen}
            aria-label={t('delegates.accept.of', { name })}
            onClick={() => accept.mutate({ params: { delegation: id } })}
          >
            {t('delegates.accept')}
          </Button>
        )}
        <EndTrust id={id} name={name} way="leave" onFocusLost={onFocusLost} />
      </div>
    </li>
  );
};
