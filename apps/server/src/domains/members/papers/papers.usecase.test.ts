import type { MemberFile } from '@novosel/contract/members/desk-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { given, uploadScan } from '../../../../test/matrix/make-bookings.ts';
import { MembersScene, type SceneDeal, saidOf, snilsOf, wrongIn } from '../../../../test/members-scene.ts';
import { dayIn } from '../../../../test/people/trust.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

const absent = '00000000-0000-4000-8000-000000000000';
const rowsOf = async ({ deal }: SceneDeal) => {
  const { rows } = await scene.server.context.db.execute<{ action: string; member: string }>(sql`
    select action, details ->> 'member' as member from audit_records
    where subject = ${`deal:${deal}`} and action like 'members.%' order by id`);
  return rows;
};
const consentsOf = async (userId: number) => {
  const { rows } = await scene.server.context.db.execute(
    sql`select kind from consents where user_id = ${userId} and kind = 'deal'`,
  );
  return rows.length;
};

describe('a member consents', () => {
  it('himself and once, before he sends anything', async () => {
    const { deal, other, member } = await scene.pair();
    const consent = (by = other, body: object = { agree: true }) => deal.act(`${member}/consent`, body, by);
    expect(saidOf(await deal.act(`${member}/papers`, papersOf(other), other))).toBe('409 STEP_WRONG');
    expect(wrongIn(await consent(other, { agree: false }))).toEqual(['agree']);
    expect(saidOf(await consent(deal.owner))).toBe('404 NOT_FOUND');
    expect(await consentsOf(other.id)).toBe(0);
    expect(saidOf(await consent())).toBe('done');
    expect([await consentsOf(other.id), (await deal.member(member))?.state]).toEqual([1, 'filling']);
    expect(saidOf(await consent())).toBe('409 STEP_WRONG');
  });
});

const papersOf = ({ id }: { readonly id: number }) => ({
  citizenship: 'RU',
  foreign: null,
  snils: snilsOf(id),
  registration: 'permanent',
  registrationUntil: null,
  power: null,
});

describe('papers of an adult', () => {
  it('are not sent before his passport, nor by another, and may be corrected until the desk opens them', async () => {
    const deal = await scene.deal('shared');
    const other = await scene.guest(null);
    const member = await deal.bring(other);
    expect(saidOf(await deal.sendPapers(other))).toBe('409 PASSPORT_MISSING');
    const passed = await scene.pair();
    expect(saidOf(await passed.deal.sendPapers(passed.other))).toBe('done');
    expect(await rowsOf(passed.deal)).toContainEqual({
      action: 'members.send-papers',
      member: passed.member,
    });
    expect(saidOf(await passed.deal.act(`${passed.member}/papers`, papersOf(other)))).toBe('404 NOT_FOUND');
    expect(saidOf(await deal.act(`${member}/papers`, papersOf(other)))).toBe('404 NOT_FOUND');
    expect(saidOf(await passed.deal.sendPapers(passed.other, { snils: snilsOf(999) }))).toBe('done');
    given(await scene.lawyer.act(`/api/office/deals/${passed.deal.deal}/members/${passed.member}/open`, {}));
    expect((await passed.deal.member(passed.member))?.state).toBe('checking');
    expect(saidOf(await passed.deal.sendPapers(passed.other))).toBe('409 STEP_WRONG');
  });

  it('name him by his passport', async () => {
    const deal = await scene.deal('shared');
    const other = await scene.guest({
      lastName: 'Гостева-Орлова',
      firstName: 'Инна',
      birthday: '1990-02-03',
    });
    const member = await deal.bring(other);
    expect(await deal.member(member)).toMatchObject({ signer: null });
    given(await deal.sendPapers(other));
    expect(await deal.member(member)).toMatchObject({ name: 'Гостева-Орлова Инна', signer: 'self' });
  });

  it('are refused with a SNILS that another member has, or with no SNILS at all', async () => {
    const { deal, other } = await scene.pair();
    given(await deal.sendPapers());
    const taken = await deal.sendPapers(other, { snils: snilsOf(deal.owner.id) });
    expect([saidOf(taken), wrongIn(taken)]).toEqual(['422 VALIDATION', ['snils']]);
    expect(wrongIn(await deal.sendPapers(other, { snils: '112-233-445 96' }))).toEqual(['snils']);
    expect((await deal.view(other)).members.map(({ state }) => state)).toEqual(['sent', 'filling']);
    expect(saidOf(await deal.sendPapers(other))).toBe('done');
  });

  it('of a foreigner need his document with a translation; its scans are his own', async () => {
    const deal = await scene.deal();
    const { browser } = deal.owner;
    const scans = [await uploadScan(browser)];
    const translation = [await uploadScan(browser)];
    const foreign = {
      number: 'AB 1234567',
      issuer: 'МВД',
      issuedOn: '2020-02-03',
      until: null,
      scans,
      translation,
    };
    const send = async (change: object | null) =>
      deal.sendPapers(deal.owner, { citizenship: 'BY', foreign: change && { ...foreign, ...change } });
    expect(wrongIn(await send(null))).toEqual(['foreign']);
    expect(wrongIn(await send({ translation: [] }))).toEqual(['translation']);
    expect(wrongIn(await send({ until: dayIn(scene.server, 1) }))).toEqual(['foreign.until']);
    expect(wrongIn(await send({ scans: [absent] }))).toEqual(['scans']);
    const stranger = await scene.guest(null);
    expect(wrongIn(await send({ scans: [await uploadScan(stranger.browser)] }))).toEqual(['scans']);
    expect((await deal.view()).members[0]?.state).toBe('filling');
    expect(saidOf(await send({}))).toBe('done');
    const file = await openedBy(deal, await deal.me());
    expect(file.scans.map(({ id, of }) => [id, of])).toEqual(
      expect.arrayContaining([
        [scans[0], 'foreign'],
        [translation[0], 'translation'],
      ]),
    );
  });

  it('[S3-75] of a trusted person need a power that outlives the signing', async () => {
    const deal = await scene.deal();
    const trusted = await scene.guest();
    const member = await deal.bring(trusted, { role: 'delegate', actsFor: await deal.me() });
    const scans = [await uploadScan(trusted.browser)];
    const power = {
      number: '77/100',
      notary: 'Смирнова И. П.',
      givenOn: '2026-01-10',
      until: dayIn(scene.server, 300),
      scans,
    };
    expect(wrongIn(await deal.sendPapers(trusted))).toEqual(['power']);
    const short = { ...power, until: dayIn(scene.server, 20) };
    expect(wrongIn(await deal.sendPapers(trusted, { power: short }))).toEqual(['power.until']);
    expect(saidOf(await deal.sendPapers(trusted, { power }))).toBe('done');
    expect((await openedBy(deal, member)).scans.map(({ of }) => of)).toContain('power');
    given(await deal.sendPapers());
    expect(await deal.place()).toBe('members-check');
    expect(wrongIn(await deal.sendPapers(deal.owner, { power }))).toEqual(['power']);
  });
});

const openedBy = async ({ deal }: SceneDeal, member: string) =>
  given<MemberFile>(await scene.lawyer.act(`/api/office/deals/${deal}/members/${member}/open`, {}));

describe('a child', () => {
  it('is named once by the main buyer, and not of eighteen years or of tomorrow', async () => {
    const { deal, other } = await scene.pair();
    const name = (own: object, by = deal.owner) => deal.act('children', { ...child, ...own }, by);
    expect(wrongIn(await name({ birthday: dayIn(scene.server, 1) }))).toEqual(['birthday']);
    expect(wrongIn(await name({ birthday: '2000-01-01' }))).toEqual(['birthday']);
    expect(saidOf(await name({}, other))).toBe('404 NOT_FOUND');
    expect(saidOf(await name({}))).toBe('done');
    expect(saidOf(await name({}))).toBe('409 MEMBER_AGAIN');
    expect(saidOf(await name({ firstName: 'Лев' }))).toBe('done');
    expect((await rowsOf(deal)).filter(({ action }) => action === 'members.add-child')).toHaveLength(2);
  });

  it('[S3-77, S3-78, S3-97] has its papers sent by its parent alone', async () => {
    const { deal, other } = await scene.pair();
    const id = await deal.addChild({ relation: 'guardian' });
    const { browser } = deal.owner;
    const send = (own: object) => deal.sendChild(id, own);
    const guardianScans = [await uploadScan(browser)];
    expect(wrongIn(await send({}))).toEqual(['guardianScans']);
    expect(wrongIn(await send({ guardianScans, certificate: null }))).toEqual(['certificate']);
    const number = 'IV-МЮ 12345';
    const certificate = { number, issuedOn: '2019-06-01', issuer: 'Отдел ЗАГС' };
    expect(wrongIn(await send({ guardianScans, certificate }))).toEqual(['number']);
    expect(wrongIn(await send({ guardianScans, registration: 'temporary' }))).toEqual(['registrationUntil']);
    const scans = [await uploadScan(other.browser)];
    expect(wrongIn(await send({ guardianScans, scans }))).toEqual(['scans']);
    expect(saidOf(await send({ guardianScans }))).toBe('done');
    const { childPapers } = (await deal.view()).papers.find(({ member }) => member === id) ?? {};
    expect(saidOf(await deal.act(`${id}/child-papers`, childPapers ?? {}, other))).toBe('404 NOT_FOUND');
    expect(saidOf(await deal.act(`${id}/papers`, papersOf(other)))).toBe('404 NOT_FOUND');
    const file = await openedBy(deal, id);
    expect(file.child).toMatchObject({ firstName: 'Ева', relation: 'guardian' });
    expect(new Set(file.scans.map(({ of }) => of))).toEqual(new Set(['certificate', 'guardian']));
  });

  it('has a document by its age on the day: the 14th birthday between two tries asks for a passport', async () => {
    const deal = await scene.deal('child');
    const today = dayIn(scene.server, 0);
    const id = await deal.addChild({ birthday: `${Number(today.slice(0, 4)) - 14}${today.slice(4)}` });
    expect(wrongIn(await deal.sendChild(id)).toSorted()).toEqual(['consentScans', 'passport']);
    const passport = {
      serial: '4726',
      number: '123456',
      issueDate: today,
      issuer: 'УМВД России по Мурманской области',
      issuerCode: '510-001',
    };
    const consentScans = [await uploadScan(deal.owner.browser)];
    expect(saidOf(await deal.sendChild(id, { certificate: null, passport, consentScans }))).toBe('done');
    expect(await deal.member(id)).toMatchObject({ signer: 'self-with-consent', state: 'sent' });
  });
});

const child = {
  lastName: 'Орлова',
  firstName: 'Ева',
  patronymic: null,
  birthday: '2019-05-14',
  relation: 'mother',
};
