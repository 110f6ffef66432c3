import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  agree,
  contractOf,
  deskContractOf,
  generate,
  readWhole,
  send,
  textAtDesk,
} from '../../../../test/agree-contract.ts';
import { given, uploadScan } from '../../../../test/matrix/make-bookings.ts';
import { MembersScene, saidOf } from '../../../../test/members-scene.ts';
import { equally } from '../../../../test/name-members.ts';

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

it('an owner without a Russian passport is named by what the lawyer enters, and signs for himself', async () => {
  const deal = await scene.deal('shared');
  const other = await scene.guest(null);
  const member = await deal.bring(other);
  given(await deal.act('shares', { groups: equally((await deal.view()).members) }));
  const [scan, translation] = [await uploadScan(other.browser), await uploadScan(other.browser)];
  const foreign = { number: 'AB 1234567', issuer: 'МВД', issuedOn: '2020-02-03', until: null };
  const files = { scans: [scan], translation: [translation] };
  given(await deal.sendPapers());
  given(await deal.sendPapers(other, { citizenship: 'BY', foreign: { ...foreign, ...files } }));
  await deal.acceptAll();
  await deal.confirmTotal();
  const refused = await generate(scene.lawyer, deal);
  expect([saidOf(refused), refused.body.message]).toEqual([
    '409 CONTRACT_LACKS',
    expect.stringContaining('Впишите: данные участника без паспорта РФ.'),
  ]);
  expect((await deskContractOf(scene.lawyer, deal.deal)).foreigners).toMatchObject([{ member }]);

  const name = { lastName: 'Янкович', firstName: 'Ян', patronymic: null };
  const person = {
    ...name,
    birthday: '1988-04-12',
    birthPlace: 'г. Брест',
    address: 'г. Минск, ул. Садовая, д. 4',
  };
  given(await generate(scene.lawyer, deal, { people: [{ member, ...person }] }));
  const { draft, lacks } = await deskContractOf(scene.lawyer, deal.deal);
  expect([lacks, draft?.findings]).toEqual([[], []]);
  const clauses = await textAtDesk(scene.lawyer, deal.deal);
  const members = clauses.find(({ id }) => id === 'members')?.text.replaceAll('\u00a0', ' ') ?? '';
  for (const said of ['Янкович Ян', 'AB 1234567', 'г. Брест', 'г. Минск, ул. Садовая, д. 4'])
    expect(members).toContain(said);
  given(await send(scene.lawyer, deal));
  const { signers } = await contractOf(other.browser, deal.estate);
  expect(signers.find(({ me }) => me)?.name).toBe('Янкович Ян');
  for (const { browser } of [deal.owner, other]) {
    given(await readWhole(browser, deal.estate));
    expect(saidOf(await agree(browser, deal.estate))).toBe('done');
  }
});
