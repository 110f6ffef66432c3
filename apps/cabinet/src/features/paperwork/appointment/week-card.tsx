import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listSlots } from '@novosel/contract/appointments/endpoints.ts';
import { appointmentLimits } from '@novosel/contract/appointments/rules.ts';
import type { AppointmentView, SlotDays } from '@novosel/contract/appointments/schema.ts';
import { bothZones, clockIn } from '@novosel/contract/appointments/zone.ts';
import { addDays } from '@novosel/contract/time/day-arithmetic.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDealWords } from '../../../shared/deal/use-deal-words.ts';
import styles from './appointment.module.css';
import { dayTitle, shortDay } from './meeting-times.ts';
import type { Choice } from './use-choice.ts';

interface WeekCardProps {
  readonly estate: number;
  readonly view: AppointmentView;
  readonly choice: Choice;
  readonly choose: (more: Partial<Choice>) => void;
  readonly busy: boolean;
  readonly onTime: (at: string) => void;
}

/** A week of an office: times that are free are pressed, and the end of the booking is named. */
export const WeekCard = (props: WeekCardProps) => {
  const t = useText();
  const { estate, view, choice, choose } = props;
  const { office, language, from } = choice;
  const query = useQuery(
    queryFor(listSlots, { params: { estate }, query: { office, language, ...(from && { from }) } }),
  );
  const week = query.data?.data;
  const first = week?.days[0]?.day;
  const place = view.offices.find(({ id }) => id === office);
  const step = (days: number) => first && choose({ from: addDays(first, days) });
  return (
    <Card title={t('appointment.when')}>
      {week && place ? (
        <div className="stack">
          <Week {...props} week={week} zone={place.zone} />
          <div className="row">
            <Button variant="quiet" small onClick={() => step(-appointmentLimits.daysAtOnce)}>
              {t('appointment.week.before')}
            </Button>
            <Button variant="quiet" small onClick={() => step(appointmentLimits.daysAtOnce)}>
              {t('appointment.week.next')}
            </Button>
          </div>
          <ZoneNote at={week.now} place={place} />
          <UntilNote until={view.until} now={view.now} />
        </div>
      ) : (
        <LoadState query={query} failed={{ title: t('appointment.when.failed') }}>
          <Skeleton lines={4} height="44px" />
        </LoadState>
      )}
    </Card>
  );
};

type Office = AppointmentView['offices'][number];

const ZoneNote = ({ at, place }: { readonly at: string; readonly place: Office }) => {
  const t = useText();
  const locale = useLocale();
  return (
    <p className="small muted">
      {t('appointment.zone', { now: bothZones(Date.parse(at), place, { locale }) })}
    </p>
  );
};

const UntilNote = ({ until, now }: { readonly until: string | null; readonly now: string }) => {
  const t = useText();
  const words = useDealWords();
  return until && <p className="small">{t('appointment.until', { date: words.dayTime(until, now) })}</p>;
};

interface WeekProps extends WeekCardProps {
  readonly week: SlotDays;
  readonly zone: string;
}

/** On a phone the times of one day stand under the week, elsewhere those of all days side by side. */
const Week = ({ week, zone, view, busy, onTime }: WeekProps) => {
  const t = useText();
  const locale = useLocale();
  const [opened, open] = useState<string>();
  const days = week.days.map(({ day, closed, slots }) => ({
    day,
    free: slots.filter((slot) => slot.free || slot.at === view.held?.at),
    why: t('appointment.day', { why: closed?.replace('-', '_') ?? 'full' }),
  }));
  const has = (at?: string) => days.find(({ free }) => free.some((slot) => !at || slot.at === at))?.day;
  const shown = days.find(({ day }) => day === opened)?.day ?? has(view.held?.at) ?? has();
  return (
    <>
      <div className={classNames('phone', styles.strip)}>
        {days.map(({ day, free, why }) => (
          <button
            key={day}
            type="button"
            className={styles.time}
            aria-pressed={day === shown}
            onClick={() => open(day)}
          >
            <span className="small">{shortDay(day, locale).split(',')[0]}</span>
            {Number(day.slice(8))}
            <span className="sr">
              {dayTitle(day, locale)}:{' '}
              {free.length > 0 ? t('appointment.day.free', { count: free.length }) : why}
            </span>
          </button>
        ))}
      </div>
      <ul className={styles.week}>
        {days.map(({ day, free, why }) => (
          <li
            key={day}
            className={classNames(styles.day, day !== shown && 'from-tablet')}
            aria-label={dayTitle(day, locale)}
          >
            <b className={styles.date}>{shortDay(day, locale)}</b>
            {free.length === 0 && <span className="small muted">{why}</span>}
            <div className={styles.times}>
              {free.map(({ at }) => (
                <button
                  key={at}
                  type="button"
                  className={styles.time}
                  aria-pressed={at === view.held?.at}
                  disabled={busy}
                  onClick={() => onTime(at)}
                >
                  {clockIn(Date.parse(at), zone)}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};
