import { cancelByStaff, type DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { cancelOutcome } from '@novosel/contract/desk/rules.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ActDialogProps } from '../../../shared/acts/act-dialog.tsx';
import { forgetAndClose } from '../../../shared/acts/forget-and-close.ts';
import { ReasonDialog } from '../../../shared/acts/reason-dialog.tsx';
import { useAct } from '../use-act.ts';

/** Ends a booking; says first what happens to the money. */
export const CancelDialog = ({ view, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const { booking } = view.deal;
  const draft = `${booking.id}:cancel:reason`;
  const act = useAct(cancelByStaff, {
    said: t('deal.cancel.done'),
    onDone: forgetAndClose(draft, onClose),
  });
  const { payment } = booking;
  const outcome = cancelOutcome(booking.state, payment?.depositStatus === 'APPROVED');
  const past = lookup<string>({ 'cash-box': '.cash', other: '.transfer' });
  const pastAcquirer = past.get(payment?.method ?? '') ?? '';
  const sum = formatMoney(payment?.kopecks ?? booking.term.feeKopecks, { suffix: t('ui.money.suffix') });
  return (
    <ReasonDialog
      title={t('deal.cancel.title')}
      note={t('deal.cancel.note')}
      draft={draft}
      act={act}
      onSend={(reason) => act.mutate({ params: { booking: booking.id }, body: { reason } })}
      onClose={onClose}
      danger
      submit={t('deal.cancel.submit')}
      keep={t('deal.cancel.keep')}
    >
      <Alert tone={outcome === 'no-money' ? 'info' : 'warn'} title={t('deal.cancel.money')}>
        {t(`deal.cancel.${outcome}${outcome === 'money-back' ? pastAcquirer : ''}`, { sum })}
      </Alert>
    </ReasonDialog>
  );
};
