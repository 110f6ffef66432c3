import type { MemberFile } from '@novosel/contract/members/desk-endpoints.ts';
import type { MembersView } from '@novosel/contract/members/schema.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../../test/booking-journey.ts';
import type { Answer } from '../../../../test/browser.ts';
import { dealDesk, type StoodDeal } from '../../../../test/deal-desk.ts';
import { given } from '../../../../test/matrix/make-bookings.ts';
import { membersOf, plainPapers, sendOwnPapers } from '../../../../test/name-members.ts';
import { passportOf } from '../../../demo/people.data.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let house: House;
const { as, dealOf, enter, stand } = dealDesk(() => house, 'Со слов покупателя');
beforeAll(async () => {
  house = await openHouse();
  await enter();
});
afterAll(() => house?.shut());

interface Sent extends StoodDeal {
  /** Member ID of the main buyer. */
  readonly member: string;
}

const codeOf = ({ status, body }: Answer) => `${status} ${body.code}`;
const pathOf = ({ deal, member }: Sent, rest: string) =>
  `/api/office/deals/${deal}/members/${member}/${rest}`;
const open = (sent: Sent, role: StaffRole = 'lawyer') => as(role).act(pathOf(sent, 'open'), {});
const decide = (sent: Sent, body: object, role: StaffRole = 'lawyer') =>
  as(role).act(pathOf(sent, 'decide'), { findings: [], ...body });
const scanOf = (sent: Sent, document: string, role: StaffRole = 'lawyer') =>
  as(role).get(pathOf(sent, `scans/${document}`));
const listOf = async ({ deal }: Sent, role: StaffRole = 'lawyer') =>
  given<MembersView>(await as(role).get(`/api/office/deals/${deal}/members`));

/** A deal whose main buyer has sent his papers. */
async function sent(number: string): Promise<Sent> {
  const stood = await stand(number, 'members');
  const { browser } = stood.visitor;
  given(await sendOwnPapers(browser, stood.estate));
  const [me] = (await membersOf(browser, stood.estate)).members;
  return { ...stood, member: me?.id ?? '' };
}

/** The audit records of the members of a deal, the oldest first. */
async function recorded({ deal }: Sent): Promise<string[]> {
  const { rows } = await house.context.db.execute<{ action: string; details: { member: string } }>(
    sql`select action, details from audit_records where subject = ${`deal:${deal}`} and action like 'members.%' order by id`,
  );
  return rows.map(({ action }) => action);
}

describe('members of a deal at the desk', () => {
  it('[S3-75] are read by support without papers, which nobody but a lawyer opens', async () => {
    const one = await sent('01');
    const list = await listOf(one, 'support');
    expect(list).toMatchObject({
      place: 'members-check',
      members: [{ state: 'sent', me: false, phone: null }],
    });
    expect(JSON.stringify(list)).not.toContain(plainPapers.snils);
    for (const role of ['manager', 'support', 'accountant'] as const) {
      expect(codeOf(await open(one, role))).toBe('409 ROLE_DENIED');
      expect(codeOf(await decide(one, { seen: new Date().toISOString() }, role))).toBe('409 ROLE_DENIED');
    }
    expect(await recorded(one)).toEqual(['members.send-papers']);
    expect((await listOf({ ...one, deal: one.booking })).members, 'by its booking').toHaveLength(1);
    await one.visitor.act(one.estate, 'cancel', {});
    expect(codeOf(await as('lawyer').get(`/api/office/deals/${one.deal}/members`))).toBe('404 NOT_FOUND');
  });

  it('an opening is written down and begins the check; the papers and their scans are shown, each on record', async () => {
    const one = await sent('02');
    const file = given<MemberFile>(await open(one));
    expect(file).toMatchObject({ adultPapers: plainPapers, child: null, marriage: null, findings: [] });
    expect(file.passport?.lastName).toBe(passportOf(1).lastName);
    expect((await listOf(one)).members).toMatchObject([{ state: 'checking' }]);
    expect(file.scans).toMatchObject([{ of: 'passport' }]);
    expect((await scanOf(one, file.scans[0]?.id ?? '')).status).toBe(200);
    expect(await recorded(one)).toEqual(['members.send-papers', 'members.open', 'members.open-scan']);
  });

  it('a scan is given out with its own member alone', async () => {
    const [one, other] = [await sent('03'), await sent('04')];
    const { scans } = given<MemberFile>(await open(other));
    expect(codeOf(await scanOf(one, scans[0]?.id ?? ''))).toBe('404 NOT_FOUND');
    const browser = one.visitor.browser;
    given(
      await browser.act(`/api/deals/${one.estate}/members/children`, {
        ...{ lastName: 'Королёва', firstName: 'Ева', patronymic: null },
        ...{ birthday: '2020-03-01', relation: 'mother' },
      }),
    );
    const child = (await membersOf(browser, one.estate)).members.find(({ kind }) => kind === 'child');
    const certificate = await one.visitor.scan();
    given(
      await browser.act(`/api/deals/${one.estate}/members/${child?.id}/child-papers`, {
        ...{ citizenship: 'RU', sex: 2, birthPlace: 'г. Архангельск', passport: null, agree: true },
        certificate: { number: 'IV-МЮ 123456', issuedOn: '2020-03-10', issuer: 'ЗАГС Архангельска' },
        ...{ snils: '001-001-998 18', registration: 'permanent', registrationUntil: null },
        ...{ address: 'г. Архангельск, ул. Поморская, д. 7', scans: [certificate] },
        ...{ consentScans: [], guardianScans: [] },
      }),
    );
    expect(codeOf(await scanOf(one, certificate))).toBe('404 NOT_FOUND');
    const ofChild = { ...one, member: child?.id ?? '' };
    expect(given<MemberFile>(await open(ofChild))).toMatchObject({
      passport: null,
      child: { firstName: 'Ева', relation: 'mother' },
      scans: [{ id: certificate, of: 'certificate' }],
    });
    expect((await scanOf(ofChild, certificate)).status).toBe(200);
  });

  it('a marriage certificate is shown to whoever opens the papers, not in the list', async () => {
    const one = await sent('05');
    const scan = await one.visitor.scan();
    const marriage = { number: 'II-ИГ 654321', issuedOn: '2015-05-05', office: 'ЗАГС Онеги', scans: [scan] };
    const share = { numerator: 1, denominator: 1 };
    const groups = [{ share, holders: [one.member], joint: true, marriage }];
    given(await one.visitor.browser.act(`/api/deals/${one.estate}/members/shares`, { groups }));
    expect((await listOf(one)).groups).toMatchObject([{ share, joint: true, marriage: null }]);
    const file = given<MemberFile>(await open(one));
    expect(file.marriage).toEqual(marriage);
    expect(file.scans.map(({ of }) => of)).toEqual(['passport', 'marriage']);
    expect((await scanOf(one, scan)).status).toBe(200);
  });

  it('papers in order make the member ready and his passport checked, and the deal goes on', async () => {
    const one = await sent('06');
    const { seen } = given<MemberFile>(await open(one));
    given(await decide(one, { seen }));
    expect((await listOf(one)).members).toMatchObject([{ state: 'ready' }]);
    expect((await dealOf(one)).place).toBe('total');
    expect(await one.visitor.browser.get('/api/users/passport/state')).toMatchObject({
      body: { data: { state: 'checked' } },
    });
    expect(codeOf(await decide(one, { seen }))).toBe('409 STEP_WRONG');
    expect(await recorded(one)).toEqual(['members.send-papers', 'members.open', 'members.accept-papers']);
  });

  it('papers that come back say which and why to their owner alone, and are sent and checked again', async () => {
    const one = await sent('07');
    const { browser } = one.visitor;
    const { seen } = given<MemberFile>(await open(one));
    const findings = [{ field: 'snils', reason: 'mismatch', note: 'Последняя цифра другая' }];
    given(await decide(one, { seen, findings }));
    expect(await membersOf(browser, one.estate)).toMatchObject({
      place: 'member-documents',
      members: [{ state: 'returned' }],
      papers: [{ findings }],
    });
    const told = (await dealOf(one)).history.find(({ event }) => event === 'return-papers')?.reason;
    expect(told).toMatch(/: СНИЛС: не совпадает с тем, что вписано$/);
    given(await sendOwnPapers(browser, one.estate));
    expect(given<MemberFile>(await open(one)).findings).toEqual([]);
    expect((await dealOf(one)).place).toBe('members-check');
  });

  it('nobody decides about papers that have changed since he opened them, though a colleague has seen them anew', async () => {
    const one = await sent('08');
    const { browser } = one.visitor;
    const { seen } = given<MemberFile>(await open(one));
    const passport = { ...passportOf(7), birthPlace: 'г. Онега' };
    given(await browser.act('/api/users/passport', { passport, scans: [await one.visitor.scan()] }));
    expect(codeOf(await decide(one, { seen }))).toBe('409 STEP_WRONG');
    const anew = given<MemberFile>(await open(one, 'admin'));
    expect(codeOf(await decide(one, { seen }))).toBe('409 STEP_WRONG');

    const marriage = { number: 'II-ИГ 654321', issuedOn: '2015-05-05', office: 'ЗАГС Онеги' };
    const scans = [await one.visitor.scan()];
    const share = { numerator: 1, denominator: 1 };
    const groups = [{ share, holders: [one.member], joint: true, marriage: { ...marriage, scans } }];
    given(await browser.act(`/api/deals/${one.estate}/members/shares`, { groups }));
    const last = given<MemberFile>(await open(one));
    expect(codeOf(await decide(one, { seen: anew.seen }, 'admin'))).toBe('409 STEP_WRONG');
    given(await decide(one, { seen: last.seen }));
  });

  it('a member of staff has nothing to do with papers of his own', async () => {
    const one = await sent('09');
    const { db } = house.context;
    await db.execute(
      sql`update deal_members set user_id = (select id from users where email = 'lawyer@demo.test') where id = ${one.member}`,
    );
    expect(codeOf(await open(one))).toBe('404 NOT_FOUND');
    expect(codeOf(await decide(one, { seen: new Date().toISOString() }))).toBe('404 NOT_FOUND');
    given(await open(one, 'admin'));
  });
});
