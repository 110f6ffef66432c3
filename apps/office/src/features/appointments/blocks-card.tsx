import { blockTime, unblockTime } from '@novosel/contract/appointments/desk-endpoints.ts';
import type { DeskOffice } from '@novosel/contract/appointments/schema.ts';
import { clockIn, dayIn, momentIn } from '@novosel/contract/appointments/zone.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { isDay } from '../../shared/words/is-day.ts';
import { isHours, readHours } from './hours-text.ts';
import { SaveForm } from './save-form.tsx';
import { useOfficeAct } from './use-office-act.ts';

interface BlocksCardProps {
  readonly office: DeskOffice;
  readonly now: string;
}

/** Times at which an office or one host receives nobody. */
export const BlocksCard = ({ office, now }: BlocksCardProps) => {
  const t = useText();
  const locale = useLocale();
  const lift = useOfficeAct(unblockTime);
  const dayOf = (moment: string) => formatDay(dayIn(Date.parse(moment), office.zone), { now, locale });
  const clockOf = (moment: string) => clockIn(Date.parse(moment), office.zone);
  const span = (from: string, to: string) =>
    dayOf(from) === dayOf(to)
      ? `${dayOf(from)}, ${clockOf(from)}–${clockOf(to)}`
      : `${dayOf(from)}, ${clockOf(from)} – ${dayOf(to)}, ${clockOf(to)}`;
  return (
    <Card title={t('appointments.blocks', { office: office.name })} minor>
      <div className="stack">
        {office.blocks.length > 0 && (
          <List>
            {office.blocks.map(({ id, host, from, to, reason }) => (
              <ListRow
                key={id}
                title={span(from, to)}
                note={`${office.hosts.find((one) => one.host === host)?.name ?? t('appointments.blocks.all')}. ${reason}`}
                end={
                  <Button variant="quiet" small onClick={() => lift.send({ params: { block: id } })}>
                    {t('appointments.blocks.lift')}
                  </Button>
                }
              />
            ))}
          </List>
        )}
        <RefusalAlert words={lift.words} />
        <BlockForm office={office} />
      </div>
    </Card>
  );
};

const nothing = { host: null as string | null, day: '', hours: '', reason: '' };
const leastReason = 3;

const BlockForm = ({ office }: Pick<BlocksCardProps, 'office'>) => {
  const t = useText();
  const [typed, setTyped] = useState(nothing);
  const [tried, setTried] = useState(false);
  const act = useOfficeAct(blockTime, () => {
    setTyped(nothing);
    setTried(false);
  });
  const { host, day, hours, reason } = typed;
  const [span] = readHours(hours, 1);
  const isRight = isDay(day) && span !== undefined && isHours(hours) && reason.trim().length >= leastReason;
  const send = () => {
    setTried(true);
    if (!isRight || !span) return;
    const moment = (clock: string) => new Date(momentIn(day, clock, office.zone)).toISOString();
    const body = {
      host: host === null ? null : Number(host),
      from: moment(span.from),
      to: moment(span.to),
      reason,
    };
    act.send({ params: { office: office.id }, body });
  };
  return (
    <SaveForm submit={t('appointments.blocks.add')} act={act} onSubmit={send}>
      <Select
        label={t('appointments.host')}
        placeholder={t('appointments.blocks.all')}
        options={office.hosts.map((one) => ({ value: String(one.host), label: one.name }))}
        value={host}
        onChange={(value) => setTyped({ ...typed, host: value })}
      />
      <DateField
        label={t('appointments.blocks.day')}
        value={day}
        error={tried && !isDay(day) ? t('appointments.blocks.day.wrong') : undefined}
        onChange={(value) => setTyped({ ...typed, day: value })}
      />
      <TextField
        label={t('appointments.blocks.hours')}
        value={hours}
        error={tried && !(span && isHours(hours)) ? t('appointments.hours.wrong') : undefined}
        onChange={({ target }) => setTyped({ ...typed, hours: target.value })}
      />
      <TextField
        label={t('appointments.blocks.reason')}
        value={reason}
        error={
          tried && reason.trim().length < leastReason ? t('appointments.blocks.reason.wrong') : undefined
        }
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
      />
    </SaveForm>
  );
};
