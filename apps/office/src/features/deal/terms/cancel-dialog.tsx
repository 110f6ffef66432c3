import { cancelByStaff, type DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { cancelOutcome } from '@novosel/contract/desk/rules.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ActDialog, type ActDialogProps } from '../../../shared/acts/act-dialog.tsx';
import { isReason, ReasonField } from '../../../shared/acts/reason-field.tsx';
import { useDraft } from '../../../shared/drafts.ts';
import { useAct } from '../use-act.ts';

/** Ends a booking; says beforehand what becomes of the money. */
export const CancelDialog = ({ view, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const { booking } = view.deal;
  const [reason, setReason] = useDraft(`${booking.id}:cancel:reason`);
  const [tried, setTried] = useState(false);
  const act = useAct(cancelByStaff, {
    said: t('deal.cancel.done'),
    onDone: () => {
      setReason('');
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (isReason(reason)) act.mutate({ params: { booking: booking.id }, body: { reason } });
  };
  const { payment } = booking;
  const outcome = cancelOutcome(booking.state, payment?.depositStatus === 'APPROVED');
  const past = lookup<string>({ 'cash-box': '.cash', other: '.transfer' });
  const pastAcquirer = past.get(payment?.method ?? '') ?? '';
  const sum = formatMoney(payment?.kopecks ?? booking.term.feeKopecks, { suffix: t('ui.money.suffix') });
  return (
    <ActDialog
      title={t('deal.cancel.title')}
      note={t('deal.cancel.note')}
      error={act.error}
      busy={act.isPending}
      onSubmit={submit}
      onClose={onClose}
      danger
      submit={t('deal.cancel.submit')}
      keep={t('deal.cancel.keep')}
    >
      <Alert tone={outcome === 'no-money' ? 'info' : 'warn'} title={t('deal.cancel.money')}>
        {t(`deal.cancel.${outcome}${outcome === 'money-back' ? pastAcquirer : ''}`, { sum })}
      </Alert>
      <ReasonField value={reason} onChange={setReason} tried={tried} />
    </ActDialog>
  );
};
