import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { PassportFile } from '@novosel/contract/passports/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { PassportForm } from '@novosel/contract/users/schema.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, pageOf, type Visitor } from '../../../../test/booking-journey.ts';
import { given } from '../../../../test/matrix/make-bookings.ts';
import { until } from '../../../../test/outside.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { passportOf } from '../../../demo/people.data.ts';
import { findDocument } from '../../documents/public.ts';
import { type Evidence, evidenceOf } from '../../signing/public.ts';
import { passports } from '../../users/users.tables.ts';
import { subjectOf } from '../booking-view.ts';
import { signerOf } from './signer-of.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.shut());

const married = (visitor: Visitor): PassportForm => ({
  ...passportOf(Number(visitor.number) - 1),
  lastName: 'Новожилова',
  serial: '4521',
  number: `7700${visitor.number}`,
});

const saveInSettings = async (buyer: Visitor, passport: PassportForm) =>
  given(await buyer.browser.act('/api/users/passport', { passport, scans: [await buyer.scan()] }));

async function waiting(buyer: Visitor): Promise<number> {
  const estate = await house.estate();
  await buyer.begin(estate);
  pageOf(await buyer.givePassport(estate));
  return estate;
}

/** The page after a job has regenerated the agreement for the new passport. */
async function renewedPage(buyer: Visitor, estate: number): Promise<BookingPage> {
  let page = await buyer.page(estate);
  await until(async () => {
    page = await buyer.page(estate);
    return page.booking?.renewedAt !== null;
  });
  return page;
}

const lastEvidence = async ({ booking }: BookingPage) =>
  (await evidenceOf(house.context.db, subjectOf(booking?.id ?? ''))).at(-1)?.evidence as Evidence;

const historyOf = async (buyer: Visitor, estate: number) =>
  given<DealView>(await buyer.browser.get(`/api/deals/${estate}`)).history.map(({ event }) => event);

describe('[promise 44] [promise 45] an agreement that waits while the passport in it is replaced', () => {
  it('is made anew: the former one and its code sign nothing, the new one names the new passport', async () => {
    const buyer = await house.visit('01');
    const estate = await waiting(buyer);
    const before = await buyer.page(estate);
    expect(before.booking?.renewedAt).toBeNull();
    const typed = await buyer.askCode(estate);
    await saveInSettings(buyer, married(buyer));

    expect((await buyer.act(estate, 'sign', typed)).body.code).toBe('DOCUMENT_CHANGED');
    const { sha256 } = typed;
    expect((await buyer.act(estate, 'signing-code', { sha256 })).body.code).toBe('DOCUMENT_CHANGED');
    const renewed = await renewedPage(buyer, estate);
    expect(renewed.booking).toMatchObject({
      state: 'sign',
      renewedAt: expect.any(String),
      agreement: { version: 2, signedAt: null },
      price: before.booking?.price,
      holdUntil: before.booking?.holdUntil,
    });

    const signed = pageOf(await buyer.sign(estate));
    expect(signed.booking).toMatchObject({ state: 'payment', renewedAt: null, agreement: { version: 2 } });
    expect((await lastEvidence(signed)).who).toMatchObject(signerOf(married(buyer)));
    expect(await historyOf(buyer, estate)).toContain('renew-agreement');
  });

  it('is made anew also by a passport that is given for another booking', async () => {
    const buyer = await house.visit('02');
    const [first, second] = [await waiting(buyer), await house.estate()];
    await buyer.begin(second);
    const body = { passport: married(buyer), scans: [await buyer.scan()] };
    const saved = pageOf(await buyer.act(second, 'passport', body));
    expect(saved.booking).toMatchObject({ agreement: { version: 1 }, renewedAt: null });
    await renewedPage(buyer, first);
    for (const estate of [first, second])
      expect((await lastEvidence(pageOf(await buyer.sign(estate)))).who).toMatchObject(
        signerOf(married(buyer)),
      );
  });

  it('stays when what it says of the passport has not changed, and when it is signed', async () => {
    const buyer = await house.visit('03');
    const estate = await waiting(buyer);
    await saveInSettings(buyer, passportOf(2));
    expect((await buyer.page(estate)).booking?.agreement?.version).toBe(1);
    pageOf(await buyer.sign(estate));
    await saveInSettings(buyer, married(buyer));
    const after = await buyer.page(estate);
    expect(after.booking).toMatchObject({ state: 'payment', agreement: { version: 1 } });
    expect((await lastEvidence(after)).who).toMatchObject(signerOf(passportOf(2)));
  });

  it('is not signed by who has another passport than it names, whatever has kept it from being made anew', async () => {
    const buyer = await house.visit('04');
    const estate = await waiting(buyer);
    const typed = await buyer.askCode(estate);
    const { ownerId } = (await findDocument(
      house.context.db,
      (await buyer.page(estate)).booking?.agreement?.id ?? '',
    )) ?? { ownerId: 0 };
    await house.context.db
      .update(passports)
      .set({ lastName: 'Новожилова' })
      .where(eq(passports.userId, ownerId));
    expect((await buyer.act(estate, 'sign', typed)).body.code).toBe('DOCUMENT_CHANGED');
    const { sha256 } = typed;
    expect((await buyer.act(estate, 'signing-code', { sha256 })).body.code).toBe('DOCUMENT_CHANGED');
    // The buyer is not stuck: asking for a code regenerates it.
    const renewed = (await buyer.page(estate)).booking;
    expect(renewed).toMatchObject({
      renewedAt: expect.any(String),
      agreement: { version: 2, signedAt: null },
    });
    expect(pageOf(await buyer.sign(estate)).booking).toMatchObject({ state: 'payment' });
  });

  it('is made anew when a code is asked for a new edition that names a former passport: it is no dead end', async () => {
    const buyer = await house.visit('06');
    const estate = await house.estate();
    const { booking } = await buyer.toPayment(estate, 'free');
    const manager = await enterDesk(house, 'manager');
    const lastDay = isoDay(booking?.bookedUntil ?? 0);
    const priceKopecks = (booking?.price.totalKopecks ?? 0) - 10_000_000;
    const terms = { priceKopecks, until: lastDay, finishing: 'dark', reason: 'Скидка за отделку' };
    given(await manager.act(`/api/office/bookings/${booking?.id}/change-terms`, terms));
    const { ownerId } = (await findDocument(house.context.db, booking?.agreement?.id ?? '')) ?? {
      ownerId: 0,
    };
    await house.context.db
      .update(passports)
      .set({ lastName: 'Новожилова' })
      .where(eq(passports.userId, ownerId));
    const sha256 = (await buyer.page(estate)).booking?.edition?.agreement.sha256;
    expect((await buyer.act(estate, 'signing-code', { sha256 })).body.code).toBe('DOCUMENT_CHANGED');
    expect((await buyer.page(estate)).booking?.renewedAt).toEqual(expect.any(String));
    expect(pageOf(await buyer.sign(estate)).booking).toMatchObject({
      state: 'success',
      price: { totalKopecks: priceKopecks },
    });
  });
});

describe('a new edition that waits while the desk accepts another passport', () => {
  it('[S2.3-21] is made anew with the same terms, and is signed; what was signed keeps its passport', async () => {
    const buyer = await house.visit('05');
    const estate = await house.estate();
    const { booking } = await buyer.toPayment(estate, 'free');
    const [admin, manager] = [await enterDesk(house, 'admin'), await enterDesk(house, 'manager')];
    const lastDay = isoDay(booking?.bookedUntil ?? 0);
    const priceKopecks = (booking?.price.totalKopecks ?? 0) - 10_000_000;
    const terms = { priceKopecks, until: lastDay, finishing: 'dark', reason: 'Скидка за отделку' };
    given(await manager.act(`/api/office/bookings/${booking?.id}/change-terms`, terms));
    const offered = (await buyer.page(estate)).booking?.edition;

    const signedPaper = await findDocument(house.context.db, booking?.agreement?.id ?? '');
    const desk = `/api/office/people/${signedPaper?.ownerId}/passport`;
    const opened = async () => given<{ file: PassportFile }>(await admin.get(desk)).file;
    given(await admin.post(desk, { seen: (await opened()).seen, verdict: 'checked' }));
    const asked = { passport: married(buyer), scans: [await buyer.scan()], reason: 'Сменила фамилию' };
    given(await buyer.browser.act('/api/users/passport/change', asked));
    expect((await buyer.page(estate)).booking?.edition).toEqual(offered);
    const change = (await opened()).change?.id;
    given(await admin.post(`${desk}/change`, { change, verdict: 'accepted' }));

    const renewed = (await renewedPage(buyer, estate)).booking;
    expect(renewed).toMatchObject({
      state: 'resign',
      renewedAt: expect.any(String),
      agreement: { version: 1 },
    });
    expect(renewed?.edition).toMatchObject({
      number: offered?.number,
      before: offered?.before,
      after: offered?.after,
      state: 'open',
      agreement: { version: 3, signedAt: null },
    });
    const signed = pageOf(await buyer.sign(estate));
    expect(signed.booking).toMatchObject({
      state: 'success',
      price: { totalKopecks: priceKopecks },
      agreement: { version: 3 },
    });
    expect((await lastEvidence(signed)).who).toMatchObject(signerOf(married(buyer)));
    const kept = await findDocument(house.context.db, booking?.agreement?.id ?? '');
    // Sealing a signed paper happens later, in a job.
    expect(kept).toEqual({ ...signedPaper, sealedKey: kept?.sealedKey });
  });
});
