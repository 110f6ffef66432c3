import type { VersionView } from '@novosel/contract/contracts/schema.ts';
import { addMonths } from '@novosel/contract/time/day-arithmetic.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../context.ts';
import { readDeskContract } from '../domains/contracts/desk/read-desk-contract.ts';
import { answerQuestion } from '../domains/contracts/draft/answer-question.ts';
import { generateContract } from '../domains/contracts/draft/generate-contract.ts';
import { sendContract } from '../domains/contracts/draft/send-contract.ts';
import { agreeToContract } from '../domains/contracts/reading/agree-contract.ts';
import { askQuestion } from '../domains/contracts/reading/ask-question.ts';
import { openContract } from '../domains/contracts/reading/open-contract.ts';
import { readContract } from '../domains/contracts/reading/read-contract.ts';
import type { BuyerAct } from '../platform/act.ts';
import { actOf, userOf } from './bookings.ts';
import type { DemoSecond } from './deals.data.ts';

interface DemoDeal {
  readonly dealId: string;
  readonly estateId: number;
  readonly userId: number;
}

/** The lawyer generates the contract and sends it, unless it is already sent. */
export async function sendDemoContract(deps: Context, { dealId }: DemoDeal): Promise<void> {
  const { versions } = await readDeskContract(deps.db, await actOf(deps, 'lawyer'), dealId);
  if (versions.length > 0) return;
  await generate(deps, dealId, 2);
  await send(deps, dealId);
}

/** @param months until the installments begin */
async function generate(deps: Context, dealId: string, months: number): Promise<void> {
  const lawyer = await actOf(deps, 'lawyer');
  const instalmentsFrom = addMonths(isoDay(lawyer.at), months);
  const inputs = { loan: null, capital: null, instalmentsFrom, consentOn: null };
  await generateContract(deps, deps.db, lawyer, { dealId, inputs });
}

async function send(deps: Context, dealId: string): Promise<void> {
  const lawyer = await actOf(deps, 'lawyer');
  const { draft } = await readDeskContract(deps.db, lawyer, dealId);
  await sendContract(deps, deps.db, lawyer, { dealId, hash: draft?.hash ?? '' });
}

const act = (deps: Context, id: number): BuyerAct => ({
  at: deps.clock.now(),
  actor: { kind: 'buyer', id },
  address: '127.0.0.1',
});

/** The buyer, and the second owner after him, read the whole contract and agree to it. */
export async function agreeToDemoContract(
  deps: Context,
  { second, ...deal }: DemoDeal & { readonly second?: DemoSecond | undefined },
): Promise<void> {
  const other = second && (await userOf(deps, second.phone));
  for (const userId of [deal.userId, ...(other === undefined ? [] : [other])]) {
    const { number: version, hash } = await read(deps, { ...deal, userId });
    await agreeToContract(deps, deps.db, act(deps, userId), { estateId: deal.estateId, version, hash });
  }
}

/** @param left number of clauses that he leaves unread */
async function read(deps: Context, { estateId, userId }: DemoDeal, left = 0) {
  const by = act(deps, userId);
  const { current, toRead } = await readContract(deps.db, by, estateId);
  if (!current) throw new Error('the demo has sent no contract');
  const clauses = toRead.slice(0, toRead.length - left);
  await openContract(deps.db, by, { estateId, version: current.number, clauses });
  return { ...current, toRead };
}

/** He asks a question at the first of some clauses. */
async function ask(
  deps: Context,
  deal: DemoDeal,
  version: VersionView,
  ids: readonly string[],
  text: string,
) {
  const clause = ids.find((id) => version.clauses.some((one) => one.id === id && one.kind === 'clause'));
  await askQuestion(deps, deps.db, act(deps, deal.userId), {
    ...{ estateId: deal.estateId, version: version.number },
    ...{ clause: clause ?? '', text },
  });
}

/**
 * The buyer reads the contract and asks for a later first payment; the lawyer sends version 2 with it; the
 * buyer asks a question at the changed clause.
 */
export async function seedRevision(
  deps: Context,
  deal: DemoDeal,
  wait: (hours: number) => void,
): Promise<void> {
  const { dealId } = deal;
  const { versions } = await readDeskContract(deps.db, await actOf(deps, 'lawyer'), dealId);
  if (versions.length !== 1) return;
  wait(3);
  await ask(deps, deal, await read(deps, deal), ['price-total'], 'Можно начать платежи на месяц позже?');
  wait(4);
  const lawyer = await actOf(deps, 'lawyer');
  const { questions } = await readDeskContract(deps.db, lawyer, dealId);
  await generate(deps, dealId, 3);
  for (const { id } of questions)
    await answerQuestion(deps, deps.db, lawyer, {
      ...{ dealId, question: id },
      text: 'Да. В новой редакции первый платёж на месяц позже, остальные — за ним.',
    });
  await send(deps, dealId);
  wait(5);
  const second = await read(deps, deal, 1);
  await ask(deps, deal, second, second.toRead, 'Если внесу платёж раньше, остальные сдвинутся?');
}
