import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { given } from '../../../../test/matrix/make-bookings.ts';
import {
  freePhone,
  type Guest,
  MembersScene,
  type SceneDeal,
  saidOf,
  titlesOf,
  wrongIn,
} from '../../../../test/members-scene.ts';
import { eq } from '../../../platform/database/drizzle.ts';
import { dealMembers } from '../members.tables.ts';

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

const namedTenth = {
  lastName: 'Орлов',
  firstName: 'Ян',
  patronymic: null,
  birthday: '2020-01-01',
  relation: 'father',
};

describe('an answer to an invitation', () => {
  it('joins: he sees the deal, and the main buyer is told; sent again it does nothing', async () => {
    const { deal, other, member } = await scene.pair();
    expect((await other.browser.get(`/api/deals/${deal.estate}`)).status).toBe(200);
    expect(await deal.member(member)).toMatchObject({ state: 'joined', name: 'Гостев Пётр', phone: null });
    expect(await titlesOf(deal.owner)).toContain('Гостев Пётр: вход выполнен');
    expect(saidOf(await deal.act(`${member}/join`, {}, other))).toBe('done');
    expect(await deal.acts()).toEqual(['members.invite-member', 'members.join-member']);
  });

  it('is refused to whoever has another phone, and after its term; a reminder gives a new one', async () => {
    const deal = await scene.deal('shared');
    const [known, another] = [await scene.guest(), await scene.guest()];
    given(await deal.invite(known.phone));
    const { invitation } = await deal.view(known);
    const join = (by: Guest) => deal.act(`${invitation?.member}/join`, {}, by);
    expect(saidOf(await join(another))).toBe('404 NOT_FOUND');
    expect(saidOf(await join(deal.owner))).toBe('404 NOT_FOUND');
    await scene.server.context.db
      .update(dealMembers)
      .set({ invitedUntil: scene.server.clock.now() })
      .where(eq(dealMembers.id, invitation?.member ?? ''));
    scene.server.clock.advance(61);
    expect(saidOf(await join(known))).toBe('409 INVITATION_OVER');
    given(await deal.act(`${invitation?.member}/remind`));
    expect(saidOf(await join(known))).toBe('done');
  });

  it('of two at once with one phone makes one member', async () => {
    const deal = await scene.deal('shared');
    const known = await scene.guest();
    given(await deal.invite(known.phone));
    const { invitation } = await deal.view(known);
    const join = () => deal.act(`${invitation?.member}/join`, {}, known);
    expect((await Promise.all([join(), join()])).map(saidOf)).toEqual(['done', 'done']);
    expect((await deal.acts()).filter((act) => act === 'members.join-member')).toHaveLength(1);
  });

  it('refuses with a reason: the main buyer is told, and the deal waits until he is taken out', async () => {
    const deal = await scene.deal('shared');
    const known = await scene.guest();
    given(await deal.invite(known.phone));
    const { invitation } = await deal.view(known);
    const refuse = (body: object, by = known) => deal.act(`${invitation?.member}/refuse`, body, by);
    expect(wrongIn(await refuse({ reason: ' ' }))).toEqual(['reason']);
    expect(saidOf(await refuse({ reason: 'Не знаю его' }, await scene.guest()))).toBe('404 NOT_FOUND');
    expect(saidOf(await refuse({ reason: 'Беру другую' }))).toBe('done');
    expect(await deal.member(invitation?.member ?? '')).toMatchObject({
      state: 'refused',
      refusal: 'Беру другую',
      invitedUntil: null,
    });
    expect((await deal.read(known)).status).toBe(404);
    expect(await titlesOf(deal.owner)).toContain('Илья: отказ от участия');
    expect(saidOf(await refuse({ reason: 'Беру другую' }))).toBe('404 NOT_FOUND');
    expect(saidOf(await deal.invite(known.phone))).toBe('409 MEMBER_AGAIN');
    given(await deal.act(`${invitation?.member}/remove`));
    scene.server.clock.advance(61);
    expect(saidOf(await deal.invite(known.phone))).toBe('done');
  });
});

describe('a member who leaves', () => {
  it.each(['total', 'contract-draft'] as const)(
    'by his own refusal leads the deal back from %s to its members, and loses his sight of it at once',
    async (place) => {
      const { deal, other, member } = await scene.readyPair();
      if (place === 'contract-draft') await deal.confirmTotal();
      expect(await deal.place()).toBe(place);
      expect(saidOf(await deal.act(`${member}/refuse`, { reason: 'Передумал' }, other))).toBe('done');
      expect(await deal.place()).toBe('members');
      for (const path of ['', '/members', '/parameters'])
        expect((await other.browser.get(`/api/deals/${deal.estate}${path}`)).status, path).toBe(404);
      expect((await other.browser.get('/api/deals')).raw.body).not.toContain(deal.deal);
      expect((await deal.acts()).at(-1)).toBe('members.refuse-member');
    },
  );

  it('is not the main buyer, who ends the deal instead', async () => {
    const { deal } = await scene.pair();
    const me = await deal.me();
    expect(saidOf(await deal.act(`${me}/refuse`, { reason: 'Передумала' }))).toBe('404 NOT_FOUND');
    expect(saidOf(await deal.act(`${me}/remove`))).toBe('404 NOT_FOUND');
  });

  it('is taken out with whoever acts for him and with his share; he is told, and sees nothing', async () => {
    const { deal, other, member } = await scene.readyPair();
    const trusted = await scene.guest();
    await deal.bring(trusted, { role: 'delegate', actsFor: member });
    expect(await deal.place()).toBe('members');
    expect(saidOf(await deal.act(`${member}/remove`, {}, trusted))).toBe('404 NOT_FOUND');
    expect(saidOf(await deal.act(`${member}/remove`))).toBe('done');
    expect((await deal.view()).members.map(({ me }) => me)).toEqual([true]);
    expect((await deal.view()).groups.map(({ share }) => share)).toEqual([{ numerator: 1, denominator: 2 }]);
    for (const gone of [other, trusted]) {
      expect((await deal.read(gone)).status).toBe(404);
      expect(await titlesOf(gone)).toContain('Вы больше не участвуете в сделке');
    }
    expect((await deal.acts()).filter((act) => act === 'members.remove-member')).toHaveLength(2);
  });

  it('cannot be taken out once the contract is drafted', async () => {
    const { deal, member } = await scene.readyPair();
    await deal.confirmTotal();
    expect(saidOf(await deal.act(`${member}/remove`))).toBe('409 STEP_WRONG');
    expect(saidOf(await deal.invite(freePhone()))).toBe('409 STEP_WRONG');
    expect(saidOf(await deal.act('children', namedTenth))).toBe('409 STEP_WRONG');
    expect(saidOf(await deal.act('shares', { groups: [await wholeOf(deal)] }))).toBe('409 STEP_WRONG');
  });
});

describe('a member who withdraws the consent', () => {
  const withdraw = ({ browser }: Guest) => browser.act('/api/users/consents/withdraw', { kind: 'deal' });

  it('stops the deal until he consents and sends again; the other stays ready, and is told', async () => {
    const { deal, other, member } = await scene.readyPair();
    await deal.confirmTotal();
    given(await withdraw(other));
    expect(await deal.place()).toBe('members');
    expect((await deal.view()).members.map(({ state }) => state)).toEqual(['ready', 'joined']);
    expect(await titlesOf(deal.owner)).toContain('Гостев Пётр: согласие отозвано');
    expect((await deal.acts()).at(-1)).toBe('members.withdraw-consent');
    expect((await deal.view(other)).papers[0]?.adultPapers).not.toBeNull();
    given(await deal.sendPapers(other));
    expect(await deal.member(member)).toMatchObject({ state: 'sent' });
    await deal.acceptAll();
    expect(await deal.place()).toBe('total');
  });

  it('is not told of himself, and another consent than that of the deal changes nothing', async () => {
    const deal = await scene.deal();
    given(await deal.sendPapers());
    given(await deal.owner.browser.act('/api/users/consents', { kind: 'advertising' }));
    given(await deal.owner.browser.act('/api/users/consents/withdraw', { kind: 'advertising' }));
    expect(await deal.place()).toBe('members-check');
    given(await withdraw(deal.owner));
    expect(await deal.place()).toBe('members');
    expect(await titlesOf(deal.owner)).not.toContain('Дольщикова Анна: согласие отозвано');
  });
});

const wholeOf = async (deal: SceneDeal) => ({
  share: { numerator: 1, denominator: 1 },
  holders: [await deal.me()],
  joint: false,
  marriage: null,
});
