import type { TemplateClause } from '@novosel/contract/contracts/template.ts';
import type { TemplateList, TemplateView } from '@novosel/contract/contracts/template-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractOf, deskContractOf, generate, noInputs, send } from '../../../../test/agree-contract.ts';
import type { Browser } from '../../../../test/browser.ts';
import { given } from '../../../../test/matrix/make-bookings.ts';
import { MembersScene, type SceneDeal, saidOf, wrongIn } from '../../../../test/members-scene.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';

let scene: MembersScene;
let second: Browser;
let deal: SceneDeal;
beforeAll(async () => {
  scene = await MembersScene.open();
  deal = await scene.deal();
  given(await deal.sendPapers());
  await deal.acceptAll();
  await deal.confirmTotal();
  scene.server.clock.advance(31);
  second = await enterDesk(scene.server, 'admin');
});
afterAll(() => scene?.server.close());

const at = '/api/office/contract-templates';
const list = async () => given<TemplateList>(await scene.lawyer.get(at));

/** The edition in force with another body of one clause. */
async function changed(id: string, body: string): Promise<TemplateClause[]> {
  const { clauses } = (await list()).inForce;
  return (clauses as TemplateClause[]).map((one) =>
    one.id === id && one.kind === 'clause' ? { ...one, body } : one,
  );
}
const save = (edition: string, clauses: readonly TemplateClause[], replaces: string | null = null) =>
  scene.lawyer.act(at, { replaces, edition, clauses });
const on = (browser: Browser, id: string, name: 'preview' | 'approve') =>
  browser.act(`${at}/${id}/${name}`, { deal: deal.deal, inputs: noInputs });

const duty = 'Участник обязан принять Объект: {{ object.number }}.';

describe('an edition of the template', () => {
  it('is saved, shown on a deal, approved by a second person, and contracts are made of it', async () => {
    const before = (await list()).inForce.edition;
    const { id } = given<TemplateView>(await save('2.0', await changed('member-duties', duty)));
    const { clauses, findings, problems } = given<{
      clauses: { id: string; text: string }[];
      findings: unknown[];
      problems: unknown[];
    }>(await on(scene.lawyer, id, 'preview'));
    expect([findings, problems]).toEqual([[], []]);
    expect(clauses.find((one) => one.id === 'member-duties')?.text).toMatch(
      /^Участник обязан принять Объект: \S/,
    );
    expect((await list()).inForce.edition).toBe(before);
    expect(saidOf(await on(scene.lawyer, id, 'approve'))).toBe('409 TEMPLATE_OWN');
    given(await generate(scene.lawyer, deal));
    expect(given<TemplateView>(await on(second, id, 'approve'))).toMatchObject({
      edition: '2.0',
      approvedBy: { me: true },
    });
    expect(saidOf(await on(second, id, 'approve'))).toBe('409 STEP_WRONG');
    expect((await list()).inForce.edition).toBe('2.0');
    // What was made of the former edition is not sent any more.
    expect((await deskContractOf(scene.lawyer, deal.deal)).draft).toMatchObject({ outdated: true });
    expect(saidOf(await send(scene.lawyer, deal))).toBe('409 CONTRACT_OUTDATED');
    given(await generate(scene.lawyer, deal));
    given(await send(scene.lawyer, deal));
    const { current } = await contractOf(deal.owner.browser, deal.estate);
    expect(current?.edition).toBe('2.0');
    given(await generate(scene.lawyer, deal));
  });

  it('that gives no text tells each clause that is wrong, and is not approved', async () => {
    const clauses = await changed('member-duties', '{{ object.colour }} {{ price.kopecks | shout }}');
    const { id } = given<TemplateView>(await save('2.1', clauses));
    const { problems } = given<{ problems: { clauseId: string; code: string }[] }>(
      await on(scene.lawyer, id, 'preview'),
    );
    expect(problems).toMatchObject([{ clauseId: 'member-duties' }]);
    expect(saidOf(await on(second, id, 'approve'))).toBe('409 TEMPLATE_BROKEN');
  });

  it('without an essential term is not approved', async () => {
    const clauses = await changed('warranty', 'Гарантия есть.');
    const { id } = given<TemplateView>(await save('2.2', clauses));
    const refused = await on(second, id, 'approve');
    expect(saidOf(refused)).toBe('409 CONTRACT_FINDINGS');
    expect(refused.body.message).toContain('гарантийный срок');
  });

  it('is written on as a draft; its name is its own, and an approved one stays as it is', async () => {
    const clauses = await changed('member-duties', duty);
    const { id } = given<TemplateView>(await save('2.3', clauses));
    expect(given<TemplateView>(await save('2.4', clauses, id))).toMatchObject({ id, edition: '2.4' });
    expect(wrongIn(await save('2.0', clauses))).toEqual(['edition']);
    const approved = (await list()).items.find(({ edition }) => edition === '2.0')?.id ?? '';
    expect(saidOf(await save('3.0', clauses, approved))).toBe('409 STEP_WRONG');
    expect(saidOf(await save('3.0', clauses, crypto.randomUUID()))).toBe('404 NOT_FOUND');
  });
});
