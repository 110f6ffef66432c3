import type { ContractView, DeskContract } from '@novosel/contract/contracts/schema.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { Buyer } from '../../stage/people.ts';
import { openCalls } from '../browser/calls.ts';

/** The lawyer makes the contract of a deal by calls and sends it; nothing of it has to be entered by hand. */
export async function sendContract(buyer: Buyer, estate: number): Promise<void> {
  const { id: deal } = await (await openCalls('cabinet', buyer.phone)).get<DealView>(`/api/deals/${estate}`);
  const lawyer = await openCalls('office', 'lawyer@demo.test');
  const at = `/api/office/deals/${deal}/contract`;
  const inputs = { loan: null, capital: null, instalmentsFrom: null, consentOn: null };
  const { draft } = await lawyer.act<DeskContract>(`${at}/generate`, inputs);
  await lawyer.act(`${at}/send`, { hash: draft?.hash });
}

/** The buyer reads the version that was sent, to its end, and agrees to it by calls. */
export async function agreeToContract(buyer: Buyer, estate: number): Promise<void> {
  const calls = await openCalls('cabinet', buyer.phone);
  const at = `/api/deals/${estate}/contract`;
  const { current, toRead } = await calls.get<ContractView>(at);
  await calls.act(`${at}/opened`, { version: current?.number, clauses: toRead });
  await calls.act(`${at}/agree`, { version: current?.number, hash: current?.hash });
}
