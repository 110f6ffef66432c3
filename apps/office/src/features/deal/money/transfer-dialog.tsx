import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { confirmTransfer } from '@novosel/contract/desk/transfers-endpoints.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ActDialogProps } from '../../../shared/acts/act-dialog.tsx';
import { OrderForm } from '../terms/order-form.tsx';
import { useAct } from '../use-act.ts';

/** Records that a promised transfer is on the bank's statement. */
export const TransferDialog = ({ view, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const { id, term } = view.deal.booking;
  const due = term.feeKopecks;
  const sum = formatMoney(due, { suffix: t('ui.money.suffix') });
  const act = useAct(confirmTransfer, { said: t('deal.transfer.done'), onDone: onClose });
  return (
    <OrderForm
      view={view}
      name={confirmTransfer.name}
      due={due}
      sum={sum}
      words={{
        title: t('deal.transfer.title'),
        note: t('deal.transfer.note', { sum }),
        submit: t('deal.transfer.submit'),
      }}
      act={act}
      onSend={(body) => act.mutateAsync({ params: { booking: id }, body })}
      onClose={onClose}
    />
  );
};
