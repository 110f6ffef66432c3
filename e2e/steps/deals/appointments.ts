import type { AppointmentView } from '@novosel/contract/appointments/schema.ts';
import { sql } from '../../stage/database.ts';
import type { Buyer } from '../../stage/people.ts';
import { openCalls } from '../browser/calls.ts';
import { agreeToContract, awaitContract, sendContract } from './contract.ts';

const at = (estate: number) => `/api/deals/${estate}/appointment`;

/** A buyer alone who has agreed to the contract: his signature is due. The booking has weeks to go. */
export async function awaitSigning(buyer: Buyer, estate: number): Promise<void> {
  await awaitContract(buyer, estate);
  await sendContract(buyer, estate);
  await agreeToContract(buyer, estate);
  const ofBuyer = 'select deal_id from deal_parties where user_id = $1';
  await sql(
    `update bookings set booked_until = now() + interval '20 days'
       where id in (select booking_id from deals where id in (${ofBuyer}))`,
    [buyer.id],
  );
}

/** The same once paper is chosen: a time is to be chosen. */
export async function awaitAppointment(buyer: Buyer, estate: number): Promise<void> {
  await awaitSigning(buyer, estate);
  await (await openCalls('cabinet', buyer.phone)).act(`${at(estate)}/paper`);
}

export const appointmentOf = async (buyer: Buyer, estate: number): Promise<AppointmentView> =>
  (await openCalls('cabinet', buyer.phone)).get<AppointmentView>(at(estate));

/** The visit that is made has begun a minute ago. */
export async function beginVisit({ id }: Buyer): Promise<void> {
  const ofBuyer = 'select deal_id from deal_parties where user_id = $1';
  const soon = `starts_at = now() - interval '1 minute', ends_at = now() + interval '59 minutes'`;
  await sql(
    `delete from appointment_times where appointment_id in
       (select id from appointments where state = 'made' and deal_id in (${ofBuyer}))`,
    [id],
  );
  await sql(`update appointments set ${soon} where state = 'made' and deal_id in (${ofBuyer})`, [id]);
}
