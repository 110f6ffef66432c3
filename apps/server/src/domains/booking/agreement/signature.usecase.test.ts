import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, pageOf, type Visitor } from '../../../../test/booking-journey.ts';
import { passportOf } from '../../../demo/people.data.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { findDocument } from '../../documents/public.ts';
import { type Evidence, evidenceOf } from '../../signing/public.ts';
import { subjectOf } from '../booking-view.ts';
import { signerOf } from './signer-of.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.shut());

const evidence = async (buyer: Visitor, estate: number) => {
  const { booking } = await buyer.page(estate);
  const rows = await evidenceOf(house.context.db, subjectOf(booking?.id ?? ''));
  return rows.map((row) => row.evidence as Evidence);
};

describe('[promise 45] the evidence of a signature', () => {
  it('names the passport of the paper, whatever the profile says later', async () => {
    const buyer = await house.visit('01');
    const [first, second] = [await house.estate(), await house.estate()];
    const inPaper = passportOf(0);
    const later = { ...inPaper, lastName: 'Новикова', serial: '4599', number: '777777' };
    await buyer.begin(first);
    await buyer.givePassport(first);
    expect((await buyer.sign(first)).status).toBe(200);
    await buyer.begin(second);
    const saved = await buyer.act(second, 'passport', { passport: later, scans: [await buyer.scan()] });
    expect(saved.status).toBe(200);
    expect((await buyer.sign(second)).status).toBe(200);
    for (const [estate, passport] of [
      [first, inPaper],
      [second, later],
    ] as const) {
      const [row, ...more] = await evidence(buyer, estate);
      expect(row?.who).toMatchObject(signerOf(passport));
      expect(more).toEqual([]);
    }
    expect(signerOf(later).passportHash).not.toBe(signerOf(inPaper).passportHash);
  });
});

describe('a passport that has ended', () => {
  it('signs nothing: a sentence says what to do (PASSPORT_ENDED)', async () => {
    const [buyer, estate] = [await house.visit('05'), await house.estate()];
    await buyer.begin(estate);
    await buyer.givePassport(estate);
    const typed = await buyer.askCode(estate);
    // Issued at 19: valid until 90 days after the 20th birthday.
    await house.context.db.execute(
      sql`update passports set issue_date = birthday + interval '19 years'
          where user_id in (select id from users where phone = '79000000005')`,
    );
    const refused = await buyer.act(estate, 'sign', typed);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'PASSPORT_ENDED',
      'Паспорт больше не действует. Впишите новый в «Настройках», и мы сделаем соглашение заново.',
    ]);
    expect(await evidence(buyer, estate)).toEqual([]);
  });
});

describe('[promise 35] a signature whose answer was lost with its node', () => {
  it('sent again with the same key tells the same page, and nothing is signed twice', async () => {
    const [buyer, estate] = [await house.visit('02'), await house.estate()];
    await buyer.begin(estate);
    await buyer.givePassport(estate);
    const [typed, key] = [await buyer.askCode(estate), randomUUID()];
    const first = pageOf(await buyer.act(estate, 'sign', typed, key));
    // As after a kill between the commit of the signature and storing the answer: the lease has expired.
    await house.context.db.execute(
      sql`update idempotency_keys set response_status = null, response_body = null where key = ${key}`,
    );
    expect((await buyer.act(estate, 'sign', typed, key)).body.code).toBe('IDEMPOTENCY_IN_FLIGHT');
    house.clock.advance(31);
    const again = pageOf(await buyer.act(estate, 'sign', typed, key));
    expect({ ...again, now: first.now }).toEqual(first);
    expect(pageOf(await buyer.act(estate, 'sign', typed, key))).toEqual(again);
    expect(await evidence(buyer, estate)).toHaveLength(1);
    const agreement = await findDocument(house.context.db, first.booking?.agreement?.id ?? '');
    expect(agreement?.signedAt?.getTime()).toBeLessThan(Date.parse(again.now));
  });

  it('is not answered to other bytes, to other people or before it was done', async () => {
    const [buyer, estate] = [await house.visit('03'), await house.estate()];
    await buyer.toPayment(estate);
    const code = '000000';
    const refused = await buyer.act(estate, 'sign', { sha256: 'f'.repeat(64), code });
    expect(refused.body.code).toBe('STEP_WRONG');
    const sha256 = (await buyer.page(estate)).booking?.agreement?.sha256;
    const other = await house.visit('04');
    expect((await other.act(estate, 'sign', { sha256, code })).status).toBe(404);
  });
});
