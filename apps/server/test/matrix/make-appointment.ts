import { insertMeeting, takeTime } from '../../src/domains/appointments/appointments.repo.ts';
import {
  insertBlock,
  saveHostRow,
  saveOfficeRow,
} from '../../src/domains/appointments/offices/offices.repo.ts';
import { sql } from '../../src/platform/database/drizzle.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { officeBody } from '../appointments-scene.ts';
import type { TestServer } from '../test-server.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** An office with a host and a blocked time, and a meeting of a deal that was kept there. */
export async function makeAppointment(
  { context, clock }: TestServer,
  { deal: dealId, signer }: { readonly deal: string; readonly signer: number },
): Promise<Record<string, (string | number)[]>> {
  const at = clock.now();
  const [office, block, meeting] = [uuidv7(at), uuidv7(at), uuidv7(at)];
  const { rows } = await context.db.execute<{ id: number }>(
    sql`select id from users where is_employee order by id limit 1`,
  );
  const hostId = rows[0]?.id ?? 0;
  const { inZone, ...form } = officeBody('Офис продаж');
  const startsAt = new Date(at.getTime() + 9 * dayMs);
  const time = { hostId, startsAt, endsAt: new Date(startsAt.getTime() + hourMs) };
  await context.db.transaction(async (tx) => {
    const zone = { inZoneRu: inZone.ru, inZoneEn: inZone.en, region: 'federal' } as const;
    await saveOfficeRow(tx, { ...form, ...zone, id: office });
    await saveHostRow(tx, { officeId: office, hostId, hours: null, languages: ['ru'], active: true });
    const blocked = { startsAt: time.endsAt, endsAt: new Date(time.endsAt.getTime() + hourMs) };
    await insertBlock(tx, { id: block, officeId: office, hostId: null, reason: 'Учёба', ...blocked });
    await insertMeeting(tx, {
      ...{ id: meeting, uid: meeting, dealId, officeId: office, ...time, sequence: 0, channel: 'call' },
      ...{ state: 'made', language: 'ru', wishes: [], comes: [signer], userId: signer },
      ...{ stateAt: at, reminded: null },
    });
    await takeTime(tx, { appointmentId: meeting, ...time, heldUntil: null }, at);
  });
  return { office: [office], block: [block], meeting: [meeting], 'appointments.make held': [meeting] };
}
