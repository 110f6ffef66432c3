import { errorWords } from '@novosel/client/calls/errors.ts';
import { queryKeyOf } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getOwnPassport, withdrawPassportChange } from '@novosel/contract/passports/endpoints.ts';
import type { OwnPassport } from '@novosel/contract/passports/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { PassportEnd } from '../../../shared/passport/passport-end.tsx';
import { PassportFacts } from '../../../shared/passport/passport-facts.tsx';
import { useFrozenReason } from '../use-frozen-reason.ts';
import { useStaleStep } from '../use-stale-step.ts';

interface PassportViewProps {
  own: OwnPassport;
  onOpen: () => void;
}

/** The state of the passport, its data, and the button to change it. */
export const PassportView = ({ own, onOpen }: PassportViewProps) => {
  const t = useText();
  const frozen = useFrozenReason();
  const { state, passport, change } = own;
  return (
    <div className="stack">
      <PassportStanding own={own} />
      {passport && <PassportEnd passport={passport} now={own.now} />}
      {passport && <PassportFacts passport={passport} />}
      {passport && <p className="small muted">{t('ownPassport.scans', { count: passport.scans.length })}</p>}
      {change?.state === 'asked' ? (
        <WithdrawChange />
      ) : (
        <div>
          <Button variant="secondary" disabledReason={frozen} onClick={onOpen}>
            {t('ownPassport.open', { state })}
          </Button>
        </div>
      )}
    </div>
  );
};

const PassportStanding = ({ own: { state, refusal, change, checkedAt, now } }: { own: OwnPassport }) => {
  const t = useText();
  const locale = useLocale();
  const when = (moment: string) => formatDayTime(moment, { now, locale });
  return (
    <div className="stack" role="status">
      {state === 'none' && <p className="small muted">{t('ownPassport.none')}</p>}
      {state === 'unchecked' && (
        <Alert title={t('ownPassport.unchecked')}>{t('ownPassport.unchecked.note')}</Alert>
      )}
      {state === 'refused' && (
        <Alert tone="warn" title={t('ownPassport.refused')}>
          <p>{refusal}</p>
        </Alert>
      )}
      {state === 'checked' && (
        <Alert tone="good" title={t('ownPassport.checked', { when: when(checkedAt ?? now) })}>
          {t('ownPassport.checked.note')}
        </Alert>
      )}
      {change?.state === 'asked' && (
        <Alert title={t('ownPassport.asked', { when: when(change.askedAt) })}>
          <p>{t('ownPassport.asked.note', { reason: change.reason })}</p>
        </Alert>
      )}
      {change?.state === 'refused' && (
        <Alert tone="warn" title={t('ownPassport.changeRefused', { when: when(change.decidedAt ?? now) })}>
          <p>{change.answer}</p>
        </Alert>
      )}
    </div>
  );
};

const WithdrawChange = () => {
  const t = useText();
  const queries = useQueryClient();
  const onError = useStaleStep(getOwnPassport);
  const withdraw = useCall(withdrawPassportChange, {
    invalidates: [getOwnPassport],
    onDone: (answer) => {
      queries.setQueryData(queryKeyOf(getOwnPassport), answer);
      void toast({ tone: 'good', title: t('ownPassport.withdrawn') });
    },
  });
  return (
    <>
      <div>
        <Button
          variant="secondary"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({}, { onError })}
        >
          {t('ownPassport.withdraw')}
        </Button>
      </div>
      <ErrorAlert errors={withdraw.error ? errorWords(withdraw.error, t('network')) : []} />
    </>
  );
};
