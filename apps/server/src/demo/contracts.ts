import { addMonths } from '@novosel/contract/time/day-arithmetic.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../context.ts';
import { readDeskContract } from '../domains/contracts/desk/read-desk-contract.ts';
import { generateContract } from '../domains/contracts/draft/generate-contract.ts';
import { sendContract } from '../domains/contracts/draft/send-contract.ts';
import { agreeToContract } from '../domains/contracts/reading/agree-contract.ts';
import { openContract } from '../domains/contracts/reading/open-contract.ts';
import { readContract } from '../domains/contracts/reading/read-contract.ts';
import type { BuyerAct } from '../platform/act.ts';
import { actOf } from './bookings.ts';

interface DemoDeal {
  readonly dealId: string;
  readonly estateId: number;
  readonly userId: number;
}

/** The lawyer makes the contract and sends it; instalments begin in two months. */
export async function sendDemoContract(deps: Context, { dealId }: DemoDeal): Promise<void> {
  const lawyer = await actOf(deps, 'lawyer');
  const instalmentsFrom = addMonths(isoDay(lawyer.at), 2);
  const inputs = { loan: null, capital: null, instalmentsFrom, consentOn: null };
  await generateContract(deps, deps.db, lawyer, { dealId, inputs });
  const { draft } = await readDeskContract(deps.db, lawyer, dealId);
  await sendContract(deps, deps.db, lawyer, { dealId, hash: draft?.hash ?? '' });
}

/** The buyer reads the contract to its end and agrees to it. */
export async function agreeToDemoContract(deps: Context, { estateId, userId }: DemoDeal): Promise<void> {
  const act: BuyerAct = { at: deps.clock.now(), actor: { kind: 'buyer', id: userId }, address: '127.0.0.1' };
  const { current, toRead: clauses } = await readContract(deps.db, act, estateId);
  if (!current) throw new Error('the demo has sent no contract');
  const { number: version, hash } = current;
  await openContract(deps.db, act, { estateId, version, clauses });
  await agreeToContract(deps, deps.db, act, { estateId, version, hash });
}
