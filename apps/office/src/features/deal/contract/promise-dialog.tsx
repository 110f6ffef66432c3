import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import { longestPromiseDays, promiseContract } from '@novosel/contract/contracts/desk-endpoints.ts';
import { addDays } from '@novosel/contract/time/day-arithmetic.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { forgetAndClose } from '../../../shared/acts/forget-and-close.ts';
import { ReasonDialog } from '../../../shared/acts/reason-dialog.tsx';
import { isDay } from '../../../shared/words/is-day.ts';
import type { ContractDialogProps } from './contract-dialog-props.ts';
import { ContractRefusal } from './contract-refusal.tsx';
import { useContractAct } from './use-contract-act.ts';

/** A new day for a late contract, with the reason; the buyer reads both. */
export const PromiseDialog = ({ deal, view, onClose }: ContractDialogProps) => {
  const t = useText();
  const [day, setDay] = useTextDraft(`${deal}:contract:promise:day`);
  const draft = `${deal}:contract:promise:reason`;
  const today = isoDay(view.now);
  const isRight = isDay(day) && day >= today && day <= addDays(today, longestPromiseDays);
  const act = useContractAct(promiseContract, {
    said: t('deal.contract.promise.done'),
    onDone: () => {
      setDay('');
      forgetAndClose(draft, onClose)();
    },
  });
  return (
    <ReasonDialog
      title={t('deal.contract.promise')}
      note={t('deal.contract.promise.note')}
      submit={t('deal.contract.promise')}
      draft={draft}
      act={{ error: null, isPending: act.isPending }}
      isReady={isRight}
      reason={{ printed: true, hint: t('deal.contract.promise.hint') }}
      onSend={(reason) => act.mutate({ params: { deal }, body: { day, reason } })}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <ContractRefusal error={act.error} />
          <DateField
            label={t('deal.contract.promise.day')}
            hint={t('deal.contract.promise.day.hint', { days: longestPromiseDays })}
            required
            value={day}
            error={tried && !isRight ? t('deal.contract.promise.day.wrong') : undefined}
            onChange={setDay}
          />
        </>
      )}
    </ReasonDialog>
  );
};
