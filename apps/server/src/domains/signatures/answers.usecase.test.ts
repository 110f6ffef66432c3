import { createHash } from 'node:crypto';
import { addressOf } from '@novosel/testing/databases.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { agree, readWhole, sendNew } from '../../../test/agree-contract.ts';
import { given, uploadScan } from '../../../test/matrix/make-bookings.ts';
import { type Guest, type SceneDeal, saidOf, titlesOf } from '../../../test/members-scene.ts';
import { equally } from '../../../test/name-members.ts';
import { ask, mineOf, refuse, SignaturesScene, signingOf } from '../../../test/people/signatures-scene.ts';
import { dayIn } from '../../../test/people/trust.ts';
import { passportOf } from '../../demo/people.data.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { sweepSignatures } from './work-signatures.ts';

let scene: SignaturesScene;
beforeAll(async () => {
  scene = await SignaturesScene.open();
});
afterAll(() => scene?.shut());

/** A deal whose other member, by his surname, gets what the operator does with it; he has a certificate. */
async function signerNamed(surname?: string): Promise<{ deal: SceneDeal; other: Guest }> {
  const pair = await scene.pair(surname);
  await scene.certificate(pair.other);
  return pair;
}

const requestOf = async (guest: Guest, { estate }: SceneDeal) =>
  (await mineOf(guest.browser, estate)).request;
const stateOf = async (guest: Guest, deal: SceneDeal) => (await requestOf(guest, deal))?.state;

const signaturesOf = async ({ deal }: SceneDeal) => {
  const { rows } = await scene.server.context.db.execute(
    sql`select line_id from signatures where deal_id = ${deal}`,
  );
  return rows.length;
};

const hour = 3600;
const pass = async (seconds: number, ...guests: readonly Guest[]) => {
  await scene.members.pass(seconds);
  await scene.members.again(...guests);
};

describe('[promise 43] an operator who does not answer as usual', () => {
  it('declined in the app: the signing goes on, and the person may ask anew', async () => {
    const { deal, other } = await signerNamed();
    given(await ask(other, deal.estate));
    await scene.answer(other, 'refuse');
    expect(await stateOf(other, deal)).toBe('declined');
    expect((await titlesOf(other)).some((title) => title.includes('подпись не поставлена'))).toBe(true);
    expect((await signingOf(other.browser, deal.estate)).state).toBe('open');
    await scene.sign(other, deal);
    expect(await stateOf(other, deal)).toBe('signed');
  });

  it('silent: the request ends with its term, a new one is free, and the document is the same', async () => {
    const { deal, other } = await signerNamed('Тишин');
    given(await ask(other, deal.estate));
    await scene.settle();
    expect(await scene.outside.papersIn(other.phone)).toEqual([]);
    expect(await stateOf(other, deal)).toBe('waiting');
    const former = await requestOf(other, deal);
    await pass(24 * hour, other);
    await scene.settle();
    expect(await stateOf(other, deal)).toBe('expired');
    given(await ask(other, deal.estate));
    const again = await requestOf(other, deal);
    expect(again?.id).not.toBe(former?.id);
    expect(again?.state).toBe('sent');
  });

  it('he answers twice, first before he knows it himself: there is one signature', async () => {
    const { deal, other } = await signerNamed('Двойнов');
    await scene.sign(other, deal);
    await scene.settle();
    expect([await stateOf(other, deal), await signaturesOf(deal)]).toEqual(['signed', 1]);
  });

  it('he loses the request: it is sent again by its ID, then said to be lost', async () => {
    const { deal, other } = await signerNamed('Потеряев');
    given(await ask(other, deal.estate));
    const { id } = (await requestOf(other, deal)) ?? {};
    const states: (string | undefined)[] = [];
    for (let round = 0; round < 6; round += 1) {
      await scene.settle();
      states.push(await stateOf(other, deal));
    }
    expect(states).toEqual(['waiting', 'sent', 'waiting', 'sent', 'waiting', 'lost']);
    expect((await requestOf(other, deal))?.id).toBe(id);
    expect(saidOf(await ask(other, deal.estate))).toBe('done');
  });

  it('he hangs, and answers 500 after taking it: unclear, then as he says', async () => {
    const { deal, other } = await signerNamed();
    await scene.outside.fault({ target: 'operator.signing', mode: '500-after', count: 1 });
    given(await ask(other, deal.estate));
    await scene.settle(deal);
    expect(await stateOf(other, deal)).toBe('unclear');
    await scene.settle(deal);
    expect(await stateOf(other, deal)).toBe('waiting');
    expect(await scene.outside.papersIn(other.phone)).toHaveLength(1);
  });

  it('he answers after the term: it counts while the signing waits for it, and no longer after its end', async () => {
    const { deal, other } = await signerNamed('Позднев');
    given(await ask(other, deal.estate));
    const id = await scene.paperOf(other);
    await pass(25 * hour, other);
    await scene.settle();
    expect(await stateOf(other, deal)).toBe('expired');
    await scene.outside.answerPaper(id, 'sign');
    await scene.settle();
    expect([await stateOf(other, deal), await signaturesOf(deal)]).toEqual(['signed', 1]);

    const next = await signerNamed('Позднев');
    given(await ask(next.other, next.deal.estate));
    const late = await scene.paperOf(next.other);
    await pass(25 * hour, next.other, next.deal.owner);
    await scene.settle();
    given(await refuse(next.deal.owner, next.deal.estate, { reason: 'terms' }));
    await scene.outside.answerPaper(late, 'sign');
    await scene.settle();
    expect([await stateOf(next.other, next.deal), await signaturesOf(next.deal)]).toEqual(['late', 0]);
  });
});

describe('[promise 48] a certificate that does not fit', () => {
  it('enhanced where a qualified one is due, of another SNILS, or of another person, signs nothing', async () => {
    const { deal, other } = await scene.pair();
    await scene.certificate(other, { kind: 'enhanced' });
    const low = await ask(other, deal.estate);
    expect(saidOf(low)).toBe('409 CERTIFICATE_UNFIT');
    expect(low.body.message).toContain('УКЭП');
    await scene.certificate(other, { snils: '112-233-445 95' });
    const { certificates } = await mineOf(other.browser, deal.estate);
    expect(certificates.map(({ problems }) => problems)).toContainEqual(['snils-differs']);
    await scene.certificate(deal.owner);
    const theirs = (await mineOf(deal.owner.browser, deal.estate)).certificates[0];
    expect(saidOf(await ask(other, deal.estate, { certificate: theirs?.id }))).toBe('404 NOT_FOUND');
    expect(await signaturesOf(deal)).toBe(0);
  });

  it('revoked between the request and the signature: nothing is signed', async () => {
    const { deal, other } = await scene.pair();
    const { id } = await scene.certificate(other);
    given(await ask(other, deal.estate));
    const paper = await scene.paperOf(other);
    await scene.outside.revokeCertificate(id);
    await scene.outside.answerPaper(paper, 'sign').catch(() => {});
    await scene.settle();
    expect([await stateOf(other, deal), await signaturesOf(deal)]).toEqual(['waiting', 0]);
  });
});

describe('[promise 44] a signature that is not what was asked for', () => {
  const otherBytes = Buffer.from('%PDF-1.7 of other words');
  const otherHash = createHash('sha256').update(otherBytes).digest('hex');
  /** The program may change none of these: the database's owner does. */
  const changes = {
    'other-certificate': "update signature_requests set serial = '0badc0de' where deal_id = $1",
    'snils-differs': "update signing_lines set snils = '11223344595' where deal_id = $1",
    'kind-low': "update signings set kind = 'qualified' where deal_id = $1",
    HASH_FAILURE: `update signings set sha256 = '${otherHash}' where deal_id = $1`,
  } as const;

  it.each(Object.entries(changes))('counts for nothing: %s', async (reason, change) => {
    const { context } = scene.server;
    const { deal, other } = await scene.pair();
    const kind = reason === 'kind-low' ? 'enhanced' : 'qualified';
    await byOwner(`update signings set kind = '${kind}' where deal_id = $1`, deal);
    await scene.certificate(other, { kind });
    given(await ask(other, deal.estate));
    await scene.outside.answerPaper(await scene.paperOf(other), 'sign');
    await byOwner(change, deal);
    if (reason === 'HASH_FAILURE') await context.storage.put(await storedAt(deal), otherBytes);
    await scene.settle();
    const { rows } = await context.db.execute(sql`
      select state, reason from signature_requests where deal_id = ${deal.deal}`);
    expect([rows, await signaturesOf(deal)]).toEqual([[{ state: 'broken', reason }], 0]);
  });
});

async function byOwner(statement: string, { deal }: SceneDeal): Promise<void> {
  const { rows } = await scene.server.context.db.execute<{ name: string }>(
    sql`select current_database() as name`,
  );
  const owner = new pg.Client({ connectionString: addressOf(inject('clusterUrl'), rows[0]?.name ?? '') });
  await owner.connect();
  await owner.query(statement, [deal]).finally(() => owner.end());
}

async function storedAt({ deal }: SceneDeal): Promise<string> {
  const { rows } = await scene.server.context.db.execute<{ key: string }>(sql`
    select d.storage_key as key from documents d join signings s on s.document_id = d.id where s.deal_id = ${deal}`);
  return rows[0]?.key ?? '';
}

describe('what else keeps a paper from being signed', () => {
  it('a member from 14 to 18 without an account signs on paper, and then everybody does', async () => {
    const deal = await scene.members.deal('shared');
    const child = await deal.addChild({ firstName: 'Мила', birthday: dayIn(scene.server, -15 * 366) });
    given(await deal.act('shares', { groups: equally((await deal.view()).members) }));
    given(await deal.sendPapers());
    const scan = await uploadScan(deal.owner.browser);
    const { serial, number, issuer, issuerCode } = passportOf(2);
    const issueDate = dayIn(scene.server, -300);
    const passport = { serial, number, issuer, issuerCode, issueDate };
    given(await deal.sendChild(child, { certificate: null, passport, consentScans: [scan] }));
    await deal.acceptAll();
    await deal.confirmTotal();
    given(await sendNew(scene.members.lawyer, deal, { consentOn: dayIn(scene.server, -1) }));
    given(await readWhole(deal.owner.browser, deal.estate));
    given(await agree(deal.owner.browser, deal.estate));
    await scene.certificate(deal.owner);
    const said = await ask(deal.owner, deal.estate);
    expect(saidOf(said)).toBe('409 SIGNING_PAPER_ONLY');
    expect(said.body.message).toContain('Мила');
  });

  it('a power that is over, of a representative or of the developer’s signatory', async () => {
    const deal = await scene.members.deal();
    const other = await scene.members.guest({ lastName: 'Доверенный', firstName: 'Олег' });
    given(await deal.sendPapers());
    await deal.acceptAll();
    await deal.bring(other, { role: 'delegate', actsFor: await deal.me() });
    const power = {
      ...{ number: '77/100-н/77-2026-1-234', notary: 'Смирнова Ирина Павловна, Мурманск' },
      ...{ givenOn: dayIn(scene.server, -10), until: dayIn(scene.server, 45) },
      scans: [await uploadScan(other.browser)],
    };
    given(await deal.sendPapers(other, { power }));
    await deal.acceptAll();
    await deal.confirmTotal();
    given(await sendNew(scene.members.lawyer, deal));
    given(await readWhole(other.browser, deal.estate));
    // The desk has extended the booking since the power was checked.
    await scene.server.context.db.execute(sql`
      update bookings set booked_until = ${dayIn(scene.server, 60)}::date
       where id = (select booking_id from deals where id = ${deal.deal})`);
    given(await agree(other.browser, deal.estate));
    await scene.certificate(other);
    expect(saidOf(await ask(other, deal.estate))).toBe('409 POWER_OVER');
    const { paper } = await signingOf(other.browser, deal.estate);
    const over = { number: 'МЧД-1', givenOn: '2024-01-10', until: '2025-01-10' };
    const body = { sha256: paper.sha256, signatory: (await scene.signatory({ power: over })).id };
    const asked = await scene.members.lawyer.act(`/api/office/deals/${deal.deal}/signing/ask`, body);
    expect(saidOf(asked)).toBe('409 POWER_OVER');
  });

  it('reminds of the end a day and two hours before it, those who have not signed, and never after it', async () => {
    const { deal, other } = await signerNamed();
    const { context, clock } = scene.server;
    await scene.sign(other, deal);
    const { until } = await signingOf(other.browser, deal.estate);
    const reminded = async (guest: Guest) =>
      (await titlesOf(guest)).filter((title) => title.includes('ждёт вашей подписи')).length;
    const counts: number[] = [];
    for (const left of [25, 23, 3, 1]) {
      await pass((Date.parse(until) - clock.now().getTime()) / 1000 - left * hour, other, deal.owner);
      await sweepSignatures(context);
      counts.push(await reminded(deal.owner));
    }
    expect([counts, await reminded(other)]).toEqual([[0, 1, 1, 2], 0]);
  });
});
