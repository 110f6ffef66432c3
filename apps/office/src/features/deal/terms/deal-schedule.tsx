import type { ScheduleAct } from '@novosel/contract/deals/schedule-rules.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { Section } from '../../../shared/panes/section.tsx';
import { InstallmentDialog } from './installment-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

const tones = lookup<PillTone>({
  paid: 'good',
  due: 'warn',
  late: 'bad',
  later: 'neutral',
});

/**
 * The price in installments, once the contract is signed: what was paid, the next one, and the desk's acts.
 */
export const DealSchedule = ({ view, now }: { view: DeskDeal; now: number }) => {
  const t = useText();
  const [open, setOpen] = useState<ScheduleAct>();
  const { schedule } = view.deal;
  const next = schedule?.payments.find(({ state }) => state !== 'paid');
  // Before the signature, and when the price is paid at once, there is no schedule.
  const acts = view.scheduleActs.filter(({ act, refused }) =>
    schedule ? act === 'receive-installment' || refused === null : refused === null,
  );
  if (!schedule && acts.length === 0) return null;
  const close = () => setOpen(undefined);
  return (
    <Section title={t('deal.schedule')}>
      {schedule ? (
        <List label={t('deal.schedule')}>
          {schedule.payments.map(({ number, dueOn, kopecks, state, paidAt }) => (
            <ListRow
              key={number}
              title={
                <>
                  {t('deal.schedule.payment', { number })}{' '}
                  <Pill tone={tones.get(state)}>{t(`deal.schedule.state.${state}`)}</Pill>
                </>
              }
              note={
                paidAt
                  ? t('deal.schedule.came', { date: formatDate(paidAt) })
                  : t('deal.schedule.until', { date: formatDate(dueOn) })
              }
              end={<Money sum={kopecks} />}
            />
          ))}
        </List>
      ) : (
        <p className="small muted">{t('deal.schedule.none')}</p>
      )}
      {(next || !schedule) &&
        acts.map(({ act, refused }) => (
          <div key={act}>
            <Button
              small
              variant={act === 'receive-installment' ? 'primary' : 'secondary'}
              disabledReason={
                refused && t(`deal.schedule.refused.${refused === 'ROLE_DENIED' ? 'role' : 'step'}`)
              }
              onClick={() => setOpen(act)}
            >
              {t(`deal.schedule.act.${act}`)}
            </Button>
          </div>
        ))}
      {open === 'agree-schedule' && <ScheduleDialog view={view} now={now} onClose={close} />}
      {open === 'receive-installment' && next && (
        <InstallmentDialog view={view} next={next} now={now} onClose={close} />
      )}
    </Section>
  );
};
