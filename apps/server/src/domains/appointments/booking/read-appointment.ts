import {
  type AppointmentChannel,
  appointmentLimits,
  lengthOf,
  type MeetingLanguage,
  mayMeet,
} from '@novosel/contract/appointments/rules.ts';
import type {
  AppointmentView,
  MeetingView,
  OfficeView,
  SlotDays,
} from '@novosel/contract/appointments/schema.ts';
import { slotsOfDay } from '@novosel/contract/appointments/slots.ts';
import { appointmentChannels } from '@novosel/contract/deals/appointment.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inSnapshot } from '../../../platform/database/in-snapshot.ts';
import { findBooking } from '../../booking/public.ts';
import { shortNameOf } from '../../identity/public.ts';
import { dealAsParty } from '../../members/public.ts';
import { findMeetings, heldUntil, type MeetingRow } from '../appointments.repo.ts';
import { daysFrom, officeDay, officeSlots } from '../offices/office-slots.ts';
import { findHosts, findOffice, findOffices, type OfficeRow } from '../offices/offices.repo.ts';
import { madeAmong, signingOf, termOf } from '../reach-appointment.ts';

const channels = Object.keys(appointmentChannels) as AppointmentChannel[];

/** The open deal of a party with its booking. @throws AppError NOT_FOUND for everybody else */
async function partyDeal(db: Executor, userId: number, estateId: number) {
  const deal = await dealAsParty(db, userId, estateId);
  const booking = deal && (await findBooking(db, deal.bookingId));
  if (!deal || !booking) throw new AppError('NOT_FOUND');
  return { deal, until: termOf(deal, booking) };
}

/**
 * The meetings of the deal of an estate, as one of its parties sees them.
 * @throws AppError NOT_FOUND for everybody else
 */
export function readAppointment(db: Executor, act: BuyerAct, estateId: number): Promise<AppointmentView> {
  return inSnapshot(db, async (tx) => {
    const { deal, until } = await partyDeal(tx, act.actor.id, estateId);
    const offices = await findOffices(tx);
    const { signers, papers } = await signingOf(tx, deal.id);
    const meetings = await findMeetings(tx, deal.id);
    const view = (row: MeetingRow | undefined) => (row ? meetingView(tx, row, offices, act.at) : null);
    const held = await view(meetings.find(({ state }) => state === 'held'));
    return {
      now: act.at.toISOString(),
      number: deal.number,
      place: deal.place,
      until: until.toISOString(),
      channels: channels.filter((channel) => mayMeet(deal.place, channel)),
      offices: offices.filter(({ open }) => open).map(officeView),
      minutes: lengthOf(signers.length),
      signers: signers.map(({ signsFor, ...signer }) => ({
        ...signer,
        me: signer.id === act.actor.id,
        signsFor: [...signsFor],
      })),
      papers: [...papers],
      held: held?.heldUntil ? held : null,
      visit: await view(madeAmong(meetings, 'office')),
      talk: await view(madeAmong(meetings, 'call')),
      last: await view(meetings.find(({ state }) => isOver(state))),
    };
  });
}

const isOver = (state: MeetingRow['state']): boolean =>
  ['cancelled', 'kept', 'signed', 'missed-by-guest', 'missed-by-host'].includes(state);

const officeView = ({ id, name, address, directions, zone, ...row }: OfficeRow): OfficeView => ({
  ...{ id, name, address, directions, zone },
  inZone: { ru: row.inZoneRu, en: row.inZoneEn },
  stepFree: row.stepFree,
});

async function meetingView(
  db: Executor,
  row: MeetingRow,
  offices: readonly OfficeRow[],
  now: Date,
): Promise<MeetingView> {
  const office = offices.find(({ id }) => id === row.officeId);
  if (!office) throw new Error(`meeting ${row.id} has no office`);
  const until = row.state === 'held' ? await heldUntil(db, row.id, now) : undefined;
  const { id, channel, state, language, wishes, comes, uid, sequence } = row;
  return {
    ...{ id, channel, state, language, wishes, comes, uid, sequence },
    office: officeView(office),
    host: await shortNameOf(db, row.hostId),
    at: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    heldUntil: until?.toISOString() ?? null,
    movesLeft: appointmentLimits.moves - sequence,
    apology: row.userId === null,
  };
}

interface Asked {
  readonly estateId: number;
  readonly office: string;
  readonly language: MeetingLanguage;
  /** YYYY-MM-DD; by default today in the office. */
  readonly from?: string | undefined;
}

/** A week of an office, for a party of a deal. @throws AppError NOT_FOUND */
export function listSlots(
  db: Executor,
  act: BuyerAct,
  { estateId, office: officeId, language, from }: Asked,
): Promise<SlotDays> {
  return inSnapshot(db, async (tx) => {
    const { deal, until } = await partyDeal(tx, act.actor.id, estateId);
    const office = await findOffice(tx, officeId);
    if (!office?.open) throw new AppError('NOT_FOUND');
    const { signers } = await signingOf(tx, deal.id);
    const today = officeDay(act.at, office);
    const days = { from: from && from > today ? from : today, count: appointmentLimits.daysAtOnce };
    const place = await officeSlots(tx, office, await findHosts(tx, [officeId]), days, act.at);
    const minutes = lengthOf(signers.length);
    const wanted = { minutes, language, now: act.at.getTime(), until: until.getTime() };
    return {
      now: act.at.toISOString(),
      until: until.toISOString(),
      days: daysFrom(days.from, days.count).map((day) => {
        const { closed, slots } = slotsOfDay(day, place, wanted);
        const shown = slots.map(({ at, hosts }) => ({
          at: new Date(at).toISOString(),
          free: hosts.length > 0,
        }));
        return { day, closed, slots: shown };
      }),
    };
  });
}
