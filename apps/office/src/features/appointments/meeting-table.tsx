import type { AppointmentMark } from '@novosel/contract/appointments/rules.ts';
import type { DeskCalendar, DeskMeeting, DeskOffice } from '@novosel/contract/appointments/schema.ts';
import { clockIn, dayIn } from '@novosel/contract/appointments/zone.ts';
import { appointmentChannels } from '@novosel/contract/deals/appointment.ts';
import { addDays } from '@novosel/contract/time/day-arithmetic.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { dealPath } from '../../shared/paths.ts';
import { MarkDialog } from './mark-dialog.tsx';

interface MeetingTableProps {
  readonly view: DeskCalendar;
  readonly office: DeskOffice;
  /** The first day of the week, YYYY-MM-DD. */
  readonly from: string;
}

interface Marked {
  readonly meeting: DeskMeeting;
  readonly mark: AppointmentMark;
}

/** Meetings of one office in a week, of all its hosts or of one. */
export const MeetingTable = ({ view, office, from }: MeetingTableProps) => {
  const t = useText();
  const [host, setHost] = useState<string | null>(null);
  const [marked, setMarked] = useState<Marked>();
  const until = addDays(from, 7);
  const dayOf = ({ at }: DeskMeeting) => dayIn(Date.parse(at), office.zone);
  const items = view.meetings.filter(
    (one) =>
      one.office === office.id &&
      dayOf(one) >= from &&
      dayOf(one) < until &&
      (host === null || String(one.host) === host),
  );
  return (
    <div className="stack">
      <Select
        label={t('appointments.host')}
        placeholder={t('appointments.host.all')}
        options={office.hosts.map((one) => ({ value: String(one.host), label: one.name }))}
        value={host}
        onChange={setHost}
      />
      {items.length === 0 ? (
        <p className="small muted">{t('appointments.week.none')}</p>
      ) : (
        <Rows items={items} office={office} now={view.now} onMark={setMarked} />
      )}
      {marked && <MarkDialog {...marked} onClose={() => setMarked(undefined)} />}
    </div>
  );
};

interface RowsProps {
  readonly items: readonly DeskMeeting[];
  readonly office: DeskOffice;
  readonly now: string;
  readonly onMark: (marked: Marked) => void;
}

const Rows = ({ items, office, now, onMark }: RowsProps) => {
  const t = useText();
  const locale = useLocale();
  const when = ({ at }: DeskMeeting) => {
    const ms = Date.parse(at);
    return `${formatDay(dayIn(ms, office.zone), { now, locale })}, ${clockIn(ms, office.zone)}`;
  };
  return (
    <Table
      caption={t('appointments.table', { office: office.name })}
      rows={[...items]}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'deal',
          title: t('appointments.deal'),
          cell: ({ deal, number }) => <Link href={dealPath(deal)}>{number}</Link>,
        },
        { key: 'when', title: t('appointments.when'), cell: when },
        {
          key: 'host',
          title: t('appointments.host'),
          cell: ({ host }) => office.hosts.find((one) => one.host === host)?.name ?? '—',
        },
        {
          key: 'channel',
          title: t('appointments.channel'),
          cell: ({ channel }) => appointmentChannels[channel][locale],
        },
        { key: 'comes', title: t('appointments.comes'), cell: ({ comes }) => comes.join(', ') },
        {
          key: 'state',
          title: t('appointments.state'),
          cell: ({ state }) => (
            <Pill tone={state === 'made' ? 'us' : 'neutral'}>
              {t('appointments.state.is', { state: state.replaceAll('-', '_') })}
            </Pill>
          ),
        },
        {
          key: 'marks',
          title: t('appointments.marks'),
          cell: (meeting) => (
            <div className="row">
              {meeting.marks.map((mark) => (
                <Button key={mark} variant="secondary" small onClick={() => onMark({ meeting, mark })}>
                  {t('appointments.mark', { mark: mark.replaceAll('-', '_') })}
                </Button>
              ))}
            </div>
          ),
        },
      ]}
    />
  );
};
