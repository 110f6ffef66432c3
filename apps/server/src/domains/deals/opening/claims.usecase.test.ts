import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../../test/booking-journey.ts';
import { dealDesk } from '../../../../test/deal-desk.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let house: House;
const { opened } = dealDesk(() => house, 'Акт № 7');
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.shut());

/** Who keeps an estate or has kept it, in their order: `booking now`, `deal ended`. */
async function claimsOf(estate: number): Promise<string[]> {
  const { rows } = await house.context.db.execute<{ claim: string }>(sql`
    select concat_ws(' ', case when booking_id is null then 'deal' else 'booking' end,
      case when until is null then 'now' else 'ended' end) as claim
    from estate_claims where estate_id = ${estate} order by id`);
  return rows.map(({ claim }) => claim);
}

describe('an estate (truth 1)', () => {
  it('is kept by a booking, then by the deal that it becomes, and by nobody once that ends', async () => {
    const stood = await opened('01');
    expect(await claimsOf(stood.estate)).toEqual(['booking ended', 'deal now']);
    const { rows } = await house.context.db.execute(sql`
      select b.until = d.since as follows, d.deal_id as deal from estate_claims b
      join estate_claims d using (estate_id) where b.booking_id = ${stood.booking} and d.deal_id is not null`);
    expect(rows).toEqual([{ follows: true, deal: stood.deal }]);
    await stood.visitor.act(stood.estate, 'cancel', {});
    expect(await claimsOf(stood.estate)).toEqual(['booking ended', 'deal ended']);
    expect((await stood.visitor.begin(stood.estate)).status).toBe(200);
    expect((await claimsOf(stood.estate)).at(-1)).toBe('booking now');
  });

  it('is kept by one alone, whatever the program does: the database says so', async () => {
    const { estate, deal } = await opened('02');
    const again = house.context.db.execute(
      sql`insert into estate_claims (estate_id, deal_id, since) values (${estate}, ${deal}, now())`,
    );
    await expect(again).rejects.toMatchObject({ cause: { code: '23505', constraint: 'estate_claims_one' } });
  });
});
