import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import { bookedUntil } from '@novosel/contract/booking/booked-until.ts';
import { type DeskDeal, extendHold } from '@novosel/contract/desk/endpoints.ts';
import { extensionProblem, longestExtensionDays } from '@novosel/contract/desk/rules.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { MaskedField } from '@novosel/ui/fields/masked-field.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { ActDialogProps } from '../../../shared/acts/act-dialog.tsx';
import { ReasonDialog } from '../../../shared/acts/reason-dialog.tsx';
import { fromLocal, type LocalMoment, toLocal } from '../../../shared/words/moscow-time.ts';
import { timeMask } from '../../../shared/words/time-mask.ts';
import { useAct } from '../use-act.ts';
import styles from './extend-dialog.module.css';
import { endOf } from './hold-end.ts';

const presetDays = [1, 3, 7] as const;
const dayMs = 86_400_000;

export const ExtendDialog = ({ view, now, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const locale = useLocale();
  const { booking } = view.deal;
  const [day, setDay] = useTextDraft(`${booking.id}:extend:day`);
  const [time, setTime] = useTextDraft(`${booking.id}:extend:time`);
  const draft = `${booking.id}:extend:reason`;
  const end = endOf(booking);
  const chosen = fromLocal({ day, time });
  const term = booking.bookedUntil
    ? undefined
    : bookedUntil(new Date(booking.startedAt), booking.term.days).getTime();
  const problem = chosen === undefined ? 'missing' : extensionProblem(chosen, { now, end, term });
  const setUntil = (until: LocalMoment) => {
    setDay(until.day);
    setTime(until.time);
  };
  const act = useAct(extendHold, {
    said: t('deal.extend.done', { when: formatDayTime(chosen ?? end, { now, locale }) }),
    onDone: () => {
      setUntil({ day: '', time: '' });
      draftOf(draft).forget();
      onClose();
    },
  });
  const send = (reason: string) => {
    if (chosen === undefined) return;
    act.mutate({ params: { booking: booking.id }, body: { until: new Date(chosen).toISOString(), reason } });
  };
  return (
    <ReasonDialog
      title={t('deal.extend.title')}
      note={t('deal.extend.note', { when: formatDayTime(end, { now, locale }) })}
      draft={draft}
      act={act}
      isReady={problem === null}
      onSend={send}
      onClose={onClose}
      submit={t('deal.extend.submit')}
    >
      {(tried) => (
        <>
          <div className={styles.presets}>
            {presetDays.map((days) => (
              <Button
                key={days}
                variant="secondary"
                small
                onClick={() => setUntil(toLocal(Math.max(now, end) + days * dayMs))}
              >
                {t('deal.extend.preset', { days })}
              </Button>
            ))}
          </div>
          <div className={styles.moment}>
            <DateField
              label={t('deal.extend.until')}
              hint={t('deal.extend.hint', { days: longestExtensionDays })}
              required
              value={day}
              error={tried && problem !== null ? t(`deal.extend.problem.${problem}`) : undefined}
              onChange={setDay}
            />
            <MaskedField
              label={t('deal.extend.time')}
              required
              inputMode="numeric"
              placeholder={t('deal.extend.time.placeholder')}
              mask={timeMask}
              value={time}
              onChange={setTime}
            />
          </div>
        </>
      )}
    </ReasonDialog>
  );
};
