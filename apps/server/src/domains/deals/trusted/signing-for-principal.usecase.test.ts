import { createHash } from 'node:crypto';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { TrustedDeal } from '@novosel/contract/delegates/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../../test/browser.ts';
import { given } from '../../../../test/matrix/make-bookings.ts';
import { until } from '../../../../test/outside.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { dayIn } from '../../../../test/people/trust.ts';
import { at, codeOf, noticesOf, type Pair, SigningHouse } from '../../../../test/signing-house.ts';
import { desc, eq, like, sql } from '../../../platform/database/drizzle.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';
import { subjectOf } from '../../booking/public.ts';
import { documents } from '../../documents/documents.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { type Evidence, evidenceOf } from '../../signing/public.ts';

let scene: SigningHouse;
beforeAll(async () => {
  scene = await SigningHouse.open();
});
afterAll(() => scene?.house.shut());

const seen = async (own: Pair) => given<TrustedDeal>(await own.theirs.get(at(own)));
const name = (own: Pair) => own.theirs.post(at(own, '/agreement'), {});

describe('a booking agreement in the hands of a trusted person', () => {
  it('[S6-12] [promise 45] is signed by his own code; paper, evidence, history and log name both and the power', async () => {
    const own = await scene.pair('09');
    const power = await scene.accepted(own);
    const named = given<TrustedDeal>(await name(own)).agreement;
    expect(named?.named).toBe(true);
    const { id, sha256 } = named?.paper ?? { id: '', sha256: '' };
    given(await name(own));
    expect((await seen(own)).agreement?.paper.id).toBe(id);
    const bytes = (await own.theirs.get(at(own, `/agreement/${id}`))).raw.rawPayload;
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);

    const code = await scene.codeFor(own, sha256);
    const signed = given<TrustedDeal>(await own.theirs.act(at(own, '/sign'), { sha256, code }));
    expect(signed).toMatchObject({ booking: { state: 'payment' }, agreement: null });
    const page = await own.buyer.page(own.estate);
    expect(page.booking).toMatchObject({ state: 'payment', agreement: { id, signedAt: expect.any(String) } });

    const rows = await evidenceOf(scene.house.context.db, subjectOf(page.booking?.id ?? ''));
    expect(rows).toHaveLength(1);
    const evidence = rows[0]?.evidence as Evidence;
    expect(evidence).toMatchObject({
      who: { userId: String(own.friend.id), fullName: 'Лесной Олег Игоревич' },
      onBehalfOf: {
        userId: String(own.principalId),
        power: {
          id: power,
          number: scene.form.number,
          notary: scene.form.notary,
          givenOn: scene.form.givenOn,
        },
      },
      documentSha256: sha256,
    });
    expect(evidence.who.phoneMasked.slice(-2)).toBe(own.friend.phone.slice(-2));
    expect(evidence.onBehalfOf?.passportHash).not.toBe(evidence.who.passportHash);
    // His own file of signatures tells the buyer who has signed for him, and not from where.
    const file = await own.buyer.browser.get(`/api/documents/${id}/signatures`);
    const { told, signatures } = JSON.parse(file.raw.body);
    expect(signatures).toEqual([]);
    expect(told).toMatchObject({
      who: { fullName: evidence.who.fullName, passportHash: evidence.who.passportHash },
      onBehalfOf: { power: evidence.onBehalfOf?.power },
      documentSha256: sha256,
    });
    expect(told).not.toHaveProperty('ip');
    expect(told).not.toHaveProperty('userAgent');

    const { history } = given<DealView>(await own.buyer.browser.get(`/api/deals/${own.estate}`));
    expect(history.find(({ event }) => event === 'sign')).toMatchObject({ actorName: 'Олег Лесной' });
    expect(await noticesOf(own.buyer.browser)).toContain('За вас подписали договор бронирования');
    const records = await scene.house.context.db
      .select({
        action: auditRecords.action,
        actorId: auditRecords.actorId,
        onBehalfOf: auditRecords.onBehalfOf,
      })
      .from(auditRecords)
      .where(like(auditRecords.action, 'delegates.%'))
      .orderBy(desc(auditRecords.id))
      .limit(1);
    expect(records).toEqual([
      { action: 'delegates.sign', actorId: own.friend.id, onBehalfOf: own.principalId },
    ]);
    // Sent again with the same key or another, it is signed once.
    await own.theirs.act(at(own, '/sign'), { sha256, code });
    expect(await evidenceOf(scene.house.context.db, subjectOf(page.booking?.id ?? ''))).toHaveLength(1);
  });

  it('[promise 44] is signed by whom it names: the buyer has it in his own name again, and the other’s code is for no paper', async () => {
    const own = await scene.pair('10');
    await scene.accepted(own);
    const before = (await own.buyer.page(own.estate)).booking?.agreement?.sha256 ?? '';
    expect(codeOf(await own.theirs.post(at(own, '/signing-code'), { sha256: before }))).toBe(
      '409 DOCUMENT_CHANGED',
    );
    const { paper } = (await seen(own)).agreement ?? {};
    const code = await scene.codeFor(own, paper?.sha256 ?? '');
    expect((await own.buyer.page(own.estate)).booking).toMatchObject({
      representative: 'Лесной Олег Игоревич',
    });
    const ask = (sha256: string) =>
      own.buyer.browser.post(`/api/booking/${own.estate}/signing-code`, { sha256 });
    expect(codeOf(await ask(paper?.sha256 ?? ''))).toBe('409 DOCUMENT_CHANGED');
    const { booking } = await own.buyer.page(own.estate);
    expect(booking).toMatchObject({ representative: null, renewedAt: null });
    const late = await own.theirs.act(at(own, '/sign'), { sha256: paper?.sha256, code });
    expect(codeOf(late)).toBe('409 DOCUMENT_CHANGED');
    expect((await own.theirs.get(at(own, `/agreement/${booking?.agreement?.id}`))).status).toBe(404);
    given(await own.buyer.sign(own.estate));
    const [row] = await evidenceOf(scene.house.context.db, subjectOf(booking?.id ?? ''));
    expect(row?.evidence).toMatchObject({ who: { userId: String(own.principalId) } });
    expect(row?.evidence).not.toHaveProperty('onBehalfOf');
  });

  it('[S6-12] stays in his name when the buyer corrects the passport, and when the buyer signs another booking', async () => {
    const own = await scene.pair('02');
    await scene.accepted(own);
    given(await name(own));
    const other = await scene.house.estate();
    // Not checked any more: it may be given with another scan.
    await scene.house.context.db.execute(
      sql`update passports set checked_at = null where user_id = ${own.principalId}`,
    );
    await own.buyer.again();
    for (const answer of [await own.buyer.begin(other), await own.buyer.givePassport(other)]) given(answer);
    await scene.house.context.db.execute(
      sql`update passports set birth_place = 'г. Онега' where user_id = ${own.principalId}`,
    );
    const { booking } = await own.buyer.page(other);
    const refused = await own.buyer.browser.post(`/api/booking/${other}/signing-code`, {
      sha256: booking?.agreement?.sha256,
    });
    expect(codeOf(refused)).toBe('409 DOCUMENT_CHANGED');
    expect((await own.buyer.page(other)).booking).toMatchObject({
      representative: null,
      renewedAt: expect.any(String),
    });
    const waiting = (await own.buyer.page(own.estate)).booking;
    expect(waiting).toMatchObject({ representative: 'Лесной Олег Игоревич', renewedAt: expect.any(String) });
    const unchecked = { sha256: waiting?.agreement?.sha256 };
    expect(codeOf(await own.theirs.post(at(own, '/signing-code'), unchecked))).toBe('409 POWER_UNCHECKED');
    await scene.house.context.db.execute(
      sql`update passports set checked_at = updated_at where user_id = ${own.principalId}`,
    );
    const code = await scene.codeFor(own, waiting?.agreement?.sha256 ?? '');
    const body = { sha256: waiting?.agreement?.sha256, code };
    expect(given<TrustedDeal>(await own.theirs.act(at(own, '/sign'), body)).booking.state).toBe('payment');
  });

  it('[S6-12] is closed at once when the power is taken back, the cabinet is frozen, the trust ends or the last day is over', async () => {
    const own = await scene.pair('11');
    const power = await scene.accepted(own);
    const { sha256 } = given<TrustedDeal>(await name(own)).agreement?.paper ?? { sha256: '' };
    const code = await scene.codeFor(own, sha256);
    const sign = async () => codeOf(await own.theirs.act(at(own, '/sign'), { sha256, code }));
    const { db } = scene.house.context;
    await db.update(users).set({ frozenAt: scene.house.clock.now() }).where(eq(users.id, own.principalId));
    expect(await sign()).toBe('409 PRINCIPAL_FROZEN');
    await db.update(users).set({ frozenAt: null }).where(eq(users.id, own.principalId));

    const yesterday = dayIn(scene.house, -1);
    await db.execute(sql`update powers_of_attorney set until = ${yesterday} where id = ${power}`);
    expect(await sign()).toBe('409 DELEGATE_SCOPE');
    expect((await seen(own)).trust.scope).toBe('pay');
    await db.execute(sql`update powers_of_attorney set until = ${dayIn(scene.house, 9)} where id = ${power}`);

    await scene.lawyerAgain();
    await scene.openPower(power);
    given(await scene.decide(power, { verdict: 'refused', reason: 'Отозвана по реестру' }));
    expect(await sign()).toBe('409 DELEGATE_SCOPE');
    expect(await noticesOf(own.theirs)).toContain('Доверенность не подошла');

    // The paper that nobody may sign by it any more is the buyer's own again.
    await until(async () => (await own.buyer.page(own.estate)).booking?.representative === null);

    await own.buyer.browser.post(`/api/users/delegates/${own.trust}/end`, {});
    expect(await sign()).toBe('404 NOT_FOUND');
    const papers = await db.select().from(documents).where(eq(documents.sha256, sha256));
    expect(papers).toMatchObject([{ signedAt: null }]);
  });

  it('[S6-12] is not signed when the power is taken back while the signature is on its way', async () => {
    const own = await scene.pair('03');
    const power = await scene.accepted(own);
    const { sha256 } = given<TrustedDeal>(await name(own)).agreement?.paper ?? { sha256: '' };
    const code = await scene.codeFor(own, sha256);
    const { db } = scene.house.context;
    let signing: Promise<Answer> | undefined;
    await db.transaction(async (tx) => {
      await tx.execute(sql`update powers_of_attorney set state = 'refused' where id = ${power}`);
      // The door still reads it as accepted; the signature itself waits for this transaction.
      signing = own.theirs.act(at(own, '/sign'), { sha256, code });
      const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%powers_of_attorney%'
        and datname = current_database()`;
      await until(async () => (await db.execute(waits)).rows.length > 0);
    });
    expect(codeOf((await signing) as Answer)).toBe('409 DELEGATE_SCOPE');
    expect((await own.buyer.page(own.estate)).booking?.state).toBe('sign');
  });

  it('[S6-12] of a new edition is signed by him as well, in the same chain', async () => {
    const own = await scene.pair('12');
    await scene.accepted(own);
    const sign = async () => {
      const { sha256 } = given<TrustedDeal>(await name(own)).agreement?.paper ?? { sha256: '' };
      const code = await scene.codeFor(own, sha256);
      return given<TrustedDeal>(await own.theirs.act(at(own, '/sign'), { sha256, code }));
    };
    await sign();
    await own.buyer.pay(own.estate);
    await scene.house.outside.drive(await own.buyer.providerId(own.estate), 'succeed');
    await own.buyer.act(own.estate, 'payment/refresh');
    const { booking } = await own.buyer.waitFor(own.estate, 'success');
    const manager = await enterDesk(scene.house, 'manager');
    const terms = {
      priceKopecks: (booking?.price.totalKopecks ?? 0) - 1_000_000,
      until: dayIn(scene.house, 12),
      finishing: 'light',
      reason: 'Скидка за ожидание',
    };
    given(await manager.act(`/api/office/bookings/${booking?.id}/change-terms`, terms));
    expect((await seen(own)).booking.state).toBe('resign');
    expect((await sign()).booking.state).toBe('success');
    const chain = await evidenceOf(scene.house.context.db, subjectOf(booking?.id ?? ''));
    expect(chain.map(({ userId }) => userId)).toEqual([own.friend.id, own.friend.id]);
    expect(chain[1]?.previousHash).toBe(chain[0]?.hash);
  });
});
