import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import { evenSchedule, mostPayments, scheduleProblem } from '@novosel/contract/deals/schedule.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { agreeSchedule } from '@novosel/contract/desk/schedule-endpoints.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { formatDate, isoDay } from '@novosel/contract/time/time.ts';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { MoneyField } from '@novosel/ui/fields/money-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ActDialogProps } from '../../../shared/acts/act-dialog.tsx';
import { ReasonDialog } from '../../../shared/acts/reason-dialog.tsx';
import { isDay } from '../../../shared/words/is-day.ts';
import { useAct } from '../use-act.ts';

/** The schedule of payments of the contract: a first installment, and equal ones each month after it. */
export const ScheduleDialog = ({ view, now, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const { id, booking, priceKopecks } = view.deal;
  const key = `${booking.id}:schedule`;
  const [countText, setCountText] = useTextDraft(`${key}:count`);
  const [firstText, setFirstText] = useTextDraft(`${key}:first`);
  const [firstOn, setFirstOn] = useTextDraft(`${key}:firstOn`);
  const draft = `${key}:reason`;
  const count = Number(countText);
  const firstKopecks = firstText === '' ? null : Number(firstText);
  const isCount = Number.isInteger(count) && count >= 2 && count <= mostPayments;
  const isFirst = firstKopecks !== null && firstKopecks > 0 && firstKopecks < priceKopecks;
  const isFirstDay = isDay(firstOn) && firstOn >= isoDay(now);
  const made =
    isCount && isFirst && isFirstDay
      ? evenSchedule({ priceKopecks, firstKopecks, firstOn, count })
      : undefined;
  const payments = made && scheduleProblem(made, priceKopecks) === null ? made : undefined;
  const act = useAct(agreeSchedule, {
    said: t('deal.schedule.done'),
    onDone: () => {
      for (const clear of [setCountText, setFirstText, setFirstOn]) clear('');
      draftOf(draft).forget();
      onClose();
    },
  });
  const send = (reason: string) => {
    if (id && payments) act.mutate({ params: { deal: id }, body: { payments, reason } });
  };
  const sum = (kopecks: number) => formatMoney(kopecks, { suffix: t('ui.money.suffix') });
  const [, second] = payments ?? [];
  const last = payments?.at(-1);
  return (
    <ReasonDialog
      title={t('deal.schedule.agree')}
      note={t('deal.schedule.note', { price: sum(priceKopecks) })}
      draft={draft}
      act={act}
      isReady={payments !== undefined}
      reason={{ asks: { label: t('deal.schedule.ground'), missing: t('deal.schedule.ground.missing') } }}
      onSend={send}
      onClose={onClose}
      submit={t('deal.schedule.submit')}
    >
      {(tried) => (
        <>
          <TextField
            label={t('deal.schedule.count')}
            hint={t('deal.schedule.count.hint')}
            required
            inputMode="numeric"
            autoComplete="off"
            value={countText}
            error={tried && !isCount ? t('deal.schedule.count.wrong', { most: mostPayments }) : undefined}
            onChange={(event) => setCountText(event.target.value.replace(/\D/g, '').slice(0, 3))}
          />
          <MoneyField
            label={t('deal.schedule.first')}
            required
            value={firstKopecks}
            error={tried && !isFirst ? t('deal.schedule.first.wrong') : undefined}
            onChange={(value) => setFirstText(value === null ? '' : String(value))}
          />
          <DateField
            label={t('deal.schedule.firstOn')}
            hint={t('deal.schedule.firstOn.hint')}
            required
            value={firstOn}
            error={tried && !isFirstDay ? t('deal.schedule.firstOn.wrong') : undefined}
            onChange={setFirstOn}
          />
          {second && last && (
            <Alert tone="info">
              {t('deal.schedule.rest', {
                sum: sum(second.kopecks),
                from: formatDate(second.dueOn),
                last: sum(last.kopecks),
                to: formatDate(last.dueOn),
              })}
            </Alert>
          )}
          {tried && made && !payments && <Alert tone="warn">{t('deal.schedule.small')}</Alert>}
        </>
      )}
    </ReasonDialog>
  );
};
