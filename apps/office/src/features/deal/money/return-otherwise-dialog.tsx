import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import { type DeskDeal, returnOtherwise } from '@novosel/contract/desk/endpoints.ts';
import { type ReturnWay, returnWays } from '@novosel/contract/payments/refunds.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import type { ActDialogProps } from '../../../shared/acts/act-dialog.tsx';
import { isReason, ReasonField } from '../../../shared/acts/reason-field.tsx';
import { useAct } from '../use-act.ts';
import { CashForm } from './cash-form.tsx';
import { failedPayment } from './failed-payment.ts';

/** Records that we have returned money ourselves after the acquirer refused to. */
export const ReturnOtherwiseDialog = ({ view, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const { id } = view.deal.booking;
  const [reason, setReason] = useTextDraft(`${id}:${returnOtherwise.name}:reason`);
  const [way, setWay] = useState<ReturnWay>('transfer');
  const act = useAct(returnOtherwise, {
    said: t('deal.return.done'),
    onDone: () => {
      setReason('');
      onClose();
    },
  });
  const payment = failedPayment(view);
  if (!payment) return null;
  const due = payment.refund.kopecks;
  const sum = formatMoney(due, { suffix: t('ui.money.suffix') });
  return (
    <CashForm
      view={view}
      name={returnOtherwise.name}
      due={due}
      words={{
        title: t('deal.otherwise.title'),
        note: t('deal.otherwise.note', { sum }),
        sum: t('deal.otherwise.sum'),
        wrongSum: t('deal.return.sum.wrong', { sum }),
        receipt: t(`deal.otherwise.receipt.${way}`),
        noReceipt: t('deal.otherwise.receipt.missing'),
        submit: t('deal.otherwise.submit'),
      }}
      act={act}
      onSend={(entry) => {
        if (!isReason(reason)) return undefined;
        return act.mutateAsync({
          params: { booking: id },
          body: { ...entry, payment: payment.id, way, reason },
        });
      }}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <Segmented
            label={t('deal.otherwise.way')}
            choices={returnWays.map((value) => ({ value, label: t(`deal.otherwise.way.${value}`) }))}
            value={way}
            onChange={setWay}
          />
          <ReasonField value={reason} onChange={setReason} tried={tried} />
        </>
      )}
    </CashForm>
  );
};
