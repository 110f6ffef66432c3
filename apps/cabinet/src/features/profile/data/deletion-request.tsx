import { errorWords } from '@novosel/client/calls/errors.ts';
import { queryKeyOf } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { type Deletion, getDeletion, withdrawDeletion } from '@novosel/contract/privacy/endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useStaleStep } from '../use-stale-step.ts';

interface DeletionRequestProps {
  request: NonNullable<Deletion['request']>;
  now: string;
}

/** The state of the request, and a button to take it back while that is possible. */
export const DeletionRequest = ({ request: { askedAt, dueAt, granted }, now }: DeletionRequestProps) => {
  const t = useText();
  const locale = useLocale();
  const queries = useQueryClient();
  const onError = useStaleStep(getDeletion);
  const withdraw = useCall(withdrawDeletion, {
    onDone: (answer) => {
      queries.setQueryData(queryKeyOf(getDeletion), answer);
      void toast({ tone: 'good', title: t('data.delete.withdrawn') });
    },
  });
  const when = (moment: string) => formatDayTime(moment, { now, locale });
  return (
    <div className="stack">
      <div role="status">
        <Alert tone="warn" title={t('data.delete.asked', { when: when(askedAt) })}>
          {t(granted ? 'data.delete.granted' : 'data.delete.due', { when: when(dueAt) })}
        </Alert>
      </div>
      {!granted && (
        <div>
          <Button
            variant="secondary"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({}, { onError })}
          >
            {t('data.delete.withdraw')}
          </Button>
        </div>
      )}
      <ErrorAlert errors={withdraw.error ? errorWords(withdraw.error, t('network')) : []} />
    </div>
  );
};
