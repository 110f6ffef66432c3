import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listAppointments, officeRoles } from '@novosel/contract/appointments/desk-endpoints.ts';
import { appointmentLimits } from '@novosel/contract/appointments/rules.ts';
import type { DeskCalendar, DeskOffice } from '@novosel/contract/appointments/schema.ts';
import { addDays } from '@novosel/contract/time/day-arithmetic.ts';
import { formatDay, isoDay } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayBy } from '../../shared/may-by.ts';
import { DeskSheet } from '../../shared/panes/desk-sheet.tsx';
import { useRoles } from '../../shared/use-roles.ts';
import { BlocksCard } from './blocks-card.tsx';
import { HostsCard } from './hosts-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { MeetingTable } from './meeting-table.tsx';
import { NewOfficeCard } from './new-office-card.tsx';

/** Meetings of a week by office and host, and everything by which times are offered. */
export default function AppointmentsPage() {
  const t = useText();
  const [from, setFrom] = useState<string>();
  const query = useQuery(queryFor(listAppointments, { query: { ...(from && { from }) } }));
  const view = query.data?.data;
  return (
    <DeskSheet>
      <PageHead title={t('appointments.title')} note={t('appointments.note')} />
      {view ? (
        <Calendar view={view} from={from ?? isoDay(view.now)} onFrom={setFrom} />
      ) : (
        <LoadState query={query} failed={{ title: t('appointments.failed') }}>
          <Skeleton lines={4} height="44px" />
        </LoadState>
      )}
    </DeskSheet>
  );
}

interface CalendarProps {
  readonly view: DeskCalendar;
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly onFrom: (day: string) => void;
}

const Calendar = ({ view, from, onFrom }: CalendarProps) => {
  const t = useText();
  const locale = useLocale();
  const days = appointmentLimits.daysAtOnce;
  const [first, last] = [from, addDays(from, days - 1)].map((day) =>
    formatDay(day, { now: view.now, locale }),
  );
  const isOurs = mayBy(officeRoles, useRoles());
  return (
    <>
      <div className="row">
        <Button variant="secondary" small onClick={() => onFrom(addDays(from, -days))}>
          {t('appointments.before')}
        </Button>
        <b>{t('appointments.week', { first: first ?? '', last: last ?? '' })}</b>
        <Button variant="secondary" small onClick={() => onFrom(addDays(from, days))}>
          {t('appointments.next')}
        </Button>
      </div>
      {view.offices.length === 0 && (
        <EmptyState title={t('appointments.none')}>{t('appointments.none.note')}</EmptyState>
      )}
      {view.offices.map((office) => (
        <Office key={office.id} view={view} office={office} from={from} isOurs={isOurs} />
      ))}
      {isOurs && <NewOfficeCard />}
    </>
  );
};

interface OfficeProps {
  readonly view: DeskCalendar;
  readonly office: DeskOffice;
  readonly from: string;
  /** The reader keeps hours of offices. */
  readonly isOurs: boolean;
}

const Office = ({ view, office, from, isOurs }: OfficeProps) => {
  return (
    <>
      <Card title={office.name} end={<span className="small muted">{office.address}</span>}>
        <MeetingTable view={view} office={office} from={from} />
      </Card>
      {isOurs && (
        <>
          <HoursCard key={JSON.stringify(office.hours)} office={office} />
          <HostsCard office={office} staff={view.staff} />
          <BlocksCard office={office} now={view.now} />
        </>
      )}
    </>
  );
};
