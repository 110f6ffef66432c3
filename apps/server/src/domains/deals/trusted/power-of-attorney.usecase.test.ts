import { randomUUID } from 'node:crypto';
import type { GivenTrust, ReceivedTrust, TrustedDeal } from '@novosel/contract/delegates/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { given, uploadScan } from '../../../../test/matrix/make-bookings.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { makePerson } from '../../../../test/people/make-person.ts';
import { dayIn, giveTrust } from '../../../../test/people/trust.ts';
import { at, codeOf, noticesOf, type Pair, SigningHouse } from '../../../../test/signing-house.ts';
import { eq } from '../../../platform/database/drizzle.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';
import { powersOfAttorney } from '../../delegates/powers.tables.ts';
import { users } from '../../identity/identity.tables.ts';

let scene: SigningHouse;
beforeAll(async () => {
  scene = await SigningHouse.open();
});
afterAll(() => scene?.house.shut());

const seen = async (own: Pair) => given<TrustedDeal>(await own.theirs.get(at(own)));
const name = (own: Pair) => own.theirs.post(at(own, '/agreement'), {});

describe('a power of attorney', () => {
  it('[S6-12] is shown by the buyer, and gives nothing until the lawyer has opened and accepted it', async () => {
    const own = await scene.pair('04');
    expect(await seen(own)).toMatchObject({ trust: { scope: 'pay' }, agreement: null });
    expect(codeOf(await name(own))).toBe('409 DELEGATE_SCOPE');
    given(await scene.give(own));
    const [row] = given<{ given: GivenTrust[] }>(await own.buyer.browser.get('/api/users/delegates')).given;
    expect(row).toMatchObject({
      scope: 'sign',
      power: { state: 'asked', inForce: false, number: scene.form.number },
    });
    expect(codeOf(await name(own))).toBe('409 DELEGATE_SCOPE');

    const [waiting] = await scene.listed();
    const power = waiting?.power ?? '';
    expect(waiting).toMatchObject({ state: 'asked' });
    expect(codeOf(await scene.decide(power, { verdict: 'accepted' }))).toBe('409 STEP_WRONG');
    const file = await scene.openPower(power);
    expect(file).toMatchObject({
      ...scene.form,
      principal: { id: own.principalId, passport: 'unchecked' },
      delegate: { id: own.friend.id, name: 'Лесной Олег', passport: 'none' },
      alive: true,
    });
    expect(codeOf(await scene.decide(power, { verdict: 'accepted' }))).toBe('409 POWER_PASSPORTS');
    await scene.checkPassports(own);
    given(await scene.decide(power, { verdict: 'accepted' }));
    expect(codeOf(await scene.decide(power, { verdict: 'accepted' }))).toBe('409 STEP_WRONG');
    expect(await seen(own)).toMatchObject({ trust: { scope: 'sign' }, agreement: { named: false } });
    expect(await noticesOf(own.buyer.browser)).toContain('Доверенность проверена');
    expect(await noticesOf(own.theirs)).toContain('Доверенность проверена');
    const acts = await scene.house.context.db
      .select({ action: auditRecords.action })
      .from(auditRecords)
      .where(eq(auditRecords.subject, `power:${power}`))
      .orderBy(auditRecords.id);
    expect(acts.map(({ action }) => action)).toEqual(['powers.give', 'powers.open', 'powers.accept']);
  });

  it('[S6-12] is refused with a reason that the buyer alone reads, and another takes its place', async () => {
    const own = await scene.pair('05');
    given(await scene.give(own));
    const first = await scene.lastAsked();
    await scene.openPower(first);
    expect(codeOf(await scene.decide(first, { verdict: 'refused' }))).toBe('422 REASON_REQUIRED');
    given(await scene.decide(first, { verdict: 'refused', reason: 'Нет права подписывать' }));
    const trusts = async (browser: Browser) =>
      given<{ given: GivenTrust[]; received: ReceivedTrust[] }>(await browser.get('/api/users/delegates'));
    expect((await trusts(own.buyer.browser)).given[0]?.power).toMatchObject({
      state: 'refused',
      answer: 'Нет права подписывать',
    });
    expect((await trusts(own.theirs)).received[0]?.power).toMatchObject({ state: 'refused', answer: null });
    given(await scene.give(own, { number: '77/100-н/77-2026-1-500' }));
    given(await scene.give(own, { number: '77/100-н/77-2026-1-501' }));
    expect((await scene.listed()).filter(({ state }) => state === 'asked')).toHaveLength(1);
    expect((await trusts(own.buyer.browser)).given[0]?.power).toMatchObject({
      state: 'asked',
      number: '77/100-н/77-2026-1-501',
    });
  });

  it('[S6-12] is not taken with days that cannot be, scans of another, for a trust that does not hold signing or is another’s', async () => {
    const own = await scene.pair('06');
    const wrong: [object, string[]][] = [
      [{ givenOn: dayIn(scene.house, 2) }, ['givenOn']],
      [{ until: dayIn(scene.house, -1) }, ['until']],
      [{ scans: [await uploadScan(own.theirs)] }, ['scans']],
      [{ scans: [] }, ['scans']],
      [{ number: ' ' }, ['number']],
    ];
    for (const [body, fields] of wrong) {
      const answer = await scene.give(own, body);
      expect([codeOf(answer), Object.keys(answer.body.errors ?? {})]).toEqual(['422 VALIDATION', fields]);
    }
    const toPay = await giveTrust(scene.house, own.principalId, await makePerson(scene.house), {
      scope: 'pay',
    });
    expect(codeOf(await scene.give({ ...own, trust: toPay }))).toBe('409 STEP_WRONG');
    const others = await scene.house.visit('07');
    expect(codeOf(await scene.give({ ...own, buyer: others }))).toBe('404 NOT_FOUND');
    expect(codeOf(await scene.give({ ...own, trust: randomUUID() }))).toBe('404 NOT_FOUND');
    scene.house.clock.advance(301);
    expect(codeOf(await scene.give(own))).toBe('409 PROOF_REQUIRED');
    await scene.lawyerAgain();
  });

  it('[promise 52] shows its scans to the desk on record, and to nobody who does not check passports', async () => {
    const own = await scene.pair('08');
    given(await scene.give(own));
    const power = await scene.lastAsked();
    const [scan] = (await scene.openPower(power)).scans;
    const file = `/api/office/powers/${power}/scans/${scan?.id}`;
    expect((await scene.lawyer.get(file)).status).toBe(200);
    const foreign = await uploadScan(own.buyer.browser);
    expect((await scene.lawyer.get(`/api/office/powers/${power}/scans/${foreign}`)).status).toBe(404);
    for (const role of ['manager', 'support', 'accountant'] as const) {
      const desk = await enterDesk(scene.house, role);
      for (const path of ['/api/office/powers', `/api/office/powers/${power}`, file])
        expect(codeOf(await desk.get(path))).toBe('409 ROLE_DENIED');
    }
    const opened = await scene.house.context.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, 'powers.open-scan'));
    expect(opened).toMatchObject([
      { actorKind: 'staff', subject: `power:${power}`, details: { document: scan?.id } },
    ]);
    // Whoever works at the desk now has nothing to do with a power of his own.
    const { db } = scene.house.context;
    const [lawyer] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'lawyer@demo.test'));
    const side = (id: number) =>
      db.update(powersOfAttorney).set({ delegateId: id }).where(eq(powersOfAttorney.id, power));
    await side(lawyer?.id ?? 0);
    for (const path of [`/api/office/powers/${power}`, file])
      expect(codeOf(await scene.lawyer.get(path))).toBe('404 NOT_FOUND');
    expect(codeOf(await scene.decide(power, { verdict: 'accepted' }))).toBe('404 NOT_FOUND');
    await side(own.friend.id);
    await scene.decide(power, { verdict: 'refused', reason: 'Проба' });
  });
});
