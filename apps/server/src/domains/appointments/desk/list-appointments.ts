import {
  type AppointmentMark,
  appointmentLimits,
  appointmentMarks,
  markRefusal,
  signsOnPaper,
} from '@novosel/contract/appointments/rules.ts';
import type { DeskCalendar, DeskMeeting, DeskOffice } from '@novosel/contract/appointments/schema.ts';
import { dealFlow } from '@novosel/contract/deals/rules.ts';
import { addDays } from '@novosel/contract/time/day-arithmetic.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import type { StaffAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inSnapshot } from '../../../platform/database/in-snapshot.ts';
import { numbersOfDeals } from '../../deals/public.ts';
import { employees, shortNameOf } from '../../identity/public.ts';
import { type MeetingRow, meetingsBetween } from '../appointments.repo.ts';
import {
  type BlockRow,
  findBlocks,
  findHosts,
  findOffices,
  type HostRow,
  type OfficeRow,
} from '../offices/offices.repo.ts';
import { signingOf } from '../reach-appointment.ts';

/** A week of meetings, and everything by which times are offered. @param from YYYY-MM-DD; by default today */
export function listAppointments(db: Executor, act: StaffAct, from = isoDay(act.at)): Promise<DeskCalendar> {
  return inSnapshot(db, async (tx) => {
    const offices = await findOffices(tx);
    const ids = offices.map(({ id }) => id);
    const hosts = ids.length > 0 ? await findHosts(tx, ids) : [];
    const blocks = ids.length > 0 ? await findBlocks(tx, ids, act.at) : [];
    const staff = await employees(tx);
    const names = new Map(staff.map(({ id, name, surname }) => [id, `${surname} ${name}`]));
    for (const { hostId } of hosts) if (!names.has(hostId)) names.set(hostId, await shortNameOf(tx, hostId));
    const [begin, end] = [addDays(from, -1), addDays(from, appointmentLimits.daysAtOnce + 1)];
    const rows = await meetingsBetween(tx, new Date(`${begin}T12:00:00Z`), new Date(`${end}T12:00:00Z`));
    const numbers = await numbersOfDeals(
      tx,
      rows.map(({ dealId }) => dealId),
    );
    const meetings = [];
    for (const row of rows) meetings.push(await toMeeting(tx, act, row, numbers.get(row.dealId) ?? ''));
    return {
      now: act.at.toISOString(),
      offices: offices.map((office) => toOffice(office, hosts, blocks, names)),
      meetings,
      staff: staff.map(({ id }) => ({ id, name: names.get(id) ?? '' })),
    };
  });
}

function toOffice(
  { inZoneRu, inZoneEn, hours, ...office }: OfficeRow,
  hosts: readonly HostRow[],
  blocks: readonly BlockRow[],
  names: ReadonlyMap<number, string>,
): DeskOffice {
  const isHere = ({ officeId }: { readonly officeId: string }) => officeId === office.id;
  return {
    ...office,
    hours: [...hours],
    inZone: { ru: inZoneRu, en: inZoneEn },
    hosts: hosts.filter(isHere).map(({ hostId, hours: own, languages, active }) => ({
      ...{ host: hostId, hours: own && [...own], languages, active },
      name: names.get(hostId) ?? '',
    })),
    blocks: blocks.filter(isHere).map(({ id, hostId, startsAt, endsAt, reason }) => ({
      ...{ id, host: hostId, reason },
      from: startsAt.toISOString(),
      to: endsAt.toISOString(),
    })),
  };
}

async function toMeeting(db: Executor, act: StaffAct, row: MeetingRow, number: string): Promise<DeskMeeting> {
  const { id, dealId, officeId, hostId, channel, state, language, wishes, comes } = row;
  const { signers } = await signingOf(db, dealId);
  const meeting = { state, channel, startsAt: row.startsAt.getTime() };
  return {
    ...{ id, deal: dealId, number, office: officeId, host: hostId, channel, state, language, wishes },
    at: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    comes: signers.filter((signer) => comes.includes(signer.id)).map(({ name }) => name),
    marks: appointmentMarks.filter(
      (mark) =>
        !markRefusal(meeting, mark, act.at.getTime()) &&
        (!signsOnPaper(channel) || rolesOf(mark).some((role) => act.actor.roles.includes(role))),
    ),
  };
}

const eventOf = {
  signed: 'sign-on-paper',
  'missed-by-guest': 'miss-appointment',
  'missed-by-host': 'miss-appointment',
} as const;

/** Who may set a mark that moves a deal: as the way of a deal says. */
const rolesOf = (mark: AppointmentMark): readonly StaffRole[] =>
  mark === 'kept'
    ? ['manager', 'lawyer', 'admin']
    : (dealFlow.find(({ event }) => event === eventOf[mark])?.roles ?? []);
