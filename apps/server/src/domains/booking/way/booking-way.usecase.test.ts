import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, pageOf } from '../../../../test/booking-journey.ts';
import { until } from '../../../../test/outside.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { findDocument } from '../../documents/public.ts';
import { ledgerOf } from '../../payments/ledger.repo.ts';
import { sealWaiting } from '../../signing/seal-document.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.shut());

describe('the whole way of a booking', () => {
  it('[S1-09] [S4.1-01] [S3-80] by card: hold, passport, signature, payment, success, an open deal', async () => {
    const [buyer, estate] = [await house.visit('01'), await house.estate()];
    const before = await buyer.page(estate);
    expect(before).toMatchObject({ booking: null, terms: [{ code: 'standard' }, { code: 'free' }] });

    const begun = pageOf(await buyer.begin(estate));
    expect(begun.booking).toMatchObject({ state: 'passport', screen: 'passport', paymentCode: 101 });
    expect(begun.booking?.number).toMatch(/^Б-\d+$/);
    expect(begun.card.estate.available).toBe(false);

    const withPassport = pageOf(await buyer.givePassport(estate));
    expect(withPassport.booking).toMatchObject({ state: 'sign', agreement: { version: 1, signedAt: null } });
    expect(withPassport.booking?.agreement?.pages).toBeGreaterThan(1);

    const signed = pageOf(await buyer.sign(estate));
    expect(signed.booking).toMatchObject({ state: 'payment', paymentCode: 102 });

    const paying = pageOf(await buyer.pay(estate));
    expect(paying.booking).toMatchObject({
      state: 'paying',
      payment: { code: 1, depositStatus: 'ON-PAYMENT' },
    });
    expect(paying.booking?.payment?.confirmationUrl).toContain(`${house.outside.origin}/pay/`);

    await house.outside.drive(await buyer.providerId(estate), 'succeed');
    const done = await buyer.waitFor(estate, 'success');
    expect(done.booking?.payment).toMatchObject({
      code: 2,
      depositStatus: 'APPROVED',
      confirmationUrl: null,
    });

    const deal = (await buyer.browser.get(`/api/deals/${estate}`)).body.data as unknown as DealView;
    expect(deal).toMatchObject({
      state: 'success',
      place: 'parameters',
      stage: 'parameters',
      turn: { turn: 'buyer', act: 'parameters', loss: 'booking-ends' },
      money: [
        { code: 'booking-fee', state: 'paid', kopecks: 3_000_000 },
        { code: 'own', state: 'later' },
      ],
    });
    expect(deal.course.map(({ act, state }) => `${act} ${state}`).slice(0, 5)).toEqual([
      'start done',
      'passport done',
      'sign done',
      'payment done',
      'parameters now',
    ]);
    expect(await ledgerOf(house.context.db, deal.booking.id)).toMatchObject([
      { kind: 'fee-paid', debit: 'acquirer', credit: 'customer-fees', kopecks: 3_000_000 },
    ]);
  });

  it('[promise 47] the signed agreement gets its seal by itself, and pdfsig calls it valid', async () => {
    const [buyer, estate] = [await house.visit('02'), await house.estate()];
    const { booking } = await buyer.toPayment(estate);
    const url = `/api/documents/${booking?.agreement?.id}/file`;
    let sealed: Buffer = Buffer.alloc(0);
    await until(async () => {
      const answer = await buyer.browser.get(url);
      sealed = answer.raw.rawPayload;
      return sealed.length > (booking?.agreement?.bytes ?? 0);
    });
    const file = join(mkdtempSync(join(tmpdir(), 'novosel-sealed-')), 'agreement.pdf');
    writeFileSync(file, sealed);
    expect(execFileSync('pdfsig', ['-nocert', file], { encoding: 'utf8' })).toContain('Signature is Valid');
  });

  it('[promise 47] a seal whose work was cut off is made by the sweep, once', async () => {
    const [buyer, estate] = [await house.visit('06'), await house.estate()];
    const { booking } = await buyer.toPayment(estate);
    const id = booking?.agreement?.id ?? '';
    const { db } = house.context;
    await until(async () => Boolean((await findDocument(db, id))?.sealedKey));
    await db.execute(sql`update documents set sealed_key = null where id = ${id}`);
    house.clock.advance(11);
    await Promise.all([sealWaiting(house.context), sealWaiting(house.context)]);
    const sealed = await findDocument(db, id);
    expect(sealed?.sealedKey).toBe(`sealed/${id}.pdf`);
    const bytes = await house.context.storage.get(sealed?.sealedKey ?? '');
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/ByteRange/g),
    ).toHaveLength(1);
  });

  it('[S3-80] by SBP: a code to show, then success', async () => {
    const [buyer, estate] = [await house.visit('03'), await house.estate()];
    await buyer.toPayment(estate);
    const paying = pageOf(await buyer.pay(estate, 'sbp'));
    expect(paying.booking?.payment?.qr).toContain(`${house.outside.origin}/sbp/`);
    await house.outside.drive(await buyer.providerId(estate), 'succeed');
    await buyer.waitFor(estate, 'success');
  });

  it('free: signed is booked, once per estate', async () => {
    const [buyer, estate] = [await house.visit('04'), await house.estate()];
    const done = await buyer.toPayment(estate, 'free');
    expect(done.booking).toMatchObject({ state: 'success', payment: null, paymentCode: 5 });
    expect(done.booking?.bookedUntil).toMatch(/T15:00:00/);
    expect(done.terms.find(({ code }) => code === 'free')?.refused).toBe('ESTATE_TAKEN');
  });
});
