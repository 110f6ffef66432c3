import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import type { ContractView, DeskContract } from '@novosel/contract/contracts/schema.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { sql } from '../../stage/database.ts';
import type { Buyer } from '../../stage/people.ts';
import { type Calls, openCalls } from '../browser/calls.ts';
import { passMembers } from './members.ts';
import { lead } from './states.ts';
import { chooseTerms, confirmTotal } from './terms.ts';

const inputs = { loan: null, capital: null, instalmentsFrom: null, consentOn: null };

/** The lawyer's calls for the contract of a deal, and the beginning of their paths. */
async function lawyerAt(buyer: Buyer, estate: number): Promise<readonly [Calls, string]> {
  const { id: deal } = await (await openCalls('cabinet', buyer.phone)).get<DealView>(`/api/deals/${estate}`);
  return [await openCalls('office', 'lawyer@demo.test'), `/api/office/deals/${deal}/contract`];
}

/** The lawyer makes a draft of the contract by calls; he needs to enter nothing. */
export async function draftContract(buyer: Buyer, estate: number): Promise<void> {
  const [lawyer, at] = await lawyerAt(buyer, estate);
  await lawyer.act(`${at}/generate`, inputs);
}

/** The lawyer makes the contract of a deal by calls and sends it. */
export async function sendContract(buyer: Buyer, estate: number): Promise<void> {
  const [lawyer, at] = await lawyerAt(buyer, estate);
  const { draft } = await lawyer.act<DeskContract>(`${at}/generate`, inputs);
  await lawyer.act(`${at}/send`, { hash: draft?.hash });
}

/** Makes the sent version differ from the next one by a word and a clause. */
export const differFromNext = ({ id }: Buyer) =>
  sql(
    `update contract_versions set clauses = jsonb_set(clauses, '{2,text}', to_jsonb(
         'Прежние слова. ' || (clauses #>> '{2,text}')))
       || '[{"id": "former-fee", "kind": "clause", "number": "19.9", "title": "Плата за согласие на уступку",
             "text": "Участник платит Застройщику 1 % цены Договора.", "keyTerm": null, "essential": null}]'
       where deal_id in (select deal_id from deal_parties where user_id = $1)`,
    [id],
  );

/** Makes the sent version long: its paper has 80 pages and more. */
export const lengthen = ({ id }: Buyer) =>
  sql(
    `update contract_versions set clauses = clauses || (
       select jsonb_agg(jsonb_build_object('id', 'annex-' || n, 'kind', 'clause', 'number', '20.' || n,
         'title', 'Приложение ' || n, 'keyTerm', null, 'essential', null,
         'text', repeat('Застройщик сообщает Участнику сведения об этой части дома. ', 12)))
       from generate_series(1, 260) n)
     where deal_id in (select deal_id from deal_parties where user_id = $1)`,
    [id],
  );

/** The lawyer answers all open questions. */
export async function answerQuestions(buyer: Buyer, estate: number, text: string): Promise<void> {
  const [lawyer, at] = await lawyerAt(buyer, estate);
  const { questions } = await lawyer.get<DeskContract>(at);
  for (const { id } of questions.filter(({ state }) => state === 'open'))
    await lawyer.act(`${at}/answer`, { question: id, text });
}

/** The lawyer promises another day for a late contract. */
export async function promiseContract(
  buyer: Buyer,
  estate: number,
  promise: { readonly day: string; readonly reason: string },
): Promise<void> {
  const [lawyer, at] = await lawyerAt(buyer, estate);
  await lawyer.act(`${at}/promise`, promise);
}

/** The buyer reads the sent version by calls, except its last `left` clauses. */
export async function readContract(buyer: Buyer, estate: number, left = 0): Promise<ContractView> {
  const calls = await openCalls('cabinet', buyer.phone);
  const at = `/api/deals/${estate}/contract`;
  const { current, toRead } = await calls.get<ContractView>(at);
  const clauses = toRead.slice(0, toRead.length - left);
  return calls.act(`${at}/opened`, { version: current?.number, clauses });
}

/** The buyer reads the sent version to its end, and agrees to it, by calls. */
export async function agreeToContract(buyer: Buyer, estate: number): Promise<void> {
  const { current } = await readContract(buyer, estate);
  const calls = await openCalls('cabinet', buyer.phone);
  await calls.act(`/api/deals/${estate}/contract/agree`, {
    version: current?.number,
    hash: current?.hash,
  });
}

/** A buyer without other members confirms his total, so that the lawyer may make the contract. */
export async function awaitContract(buyer: Buyer, estate: number, form: PaymentForm = 'full'): Promise<void> {
  await lead(buyer, estate, 'success', 'free');
  await chooseTerms(buyer, estate, form);
  await passMembers(buyer, estate);
  await confirmTotal(buyer, estate);
}

/** The buyer opens the sent version and asks a question at a clause of it, by calls. */
export async function askAtContract(
  buyer: Buyer,
  estate: number,
  clause: string,
  text: string,
): Promise<void> {
  const calls = await openCalls('cabinet', buyer.phone);
  const at = `/api/deals/${estate}/contract`;
  const { current } = await calls.get<ContractView>(at);
  await calls.act(`${at}/opened`, { version: current?.number, clauses: [clause] });
  await calls.act(`${at}/questions`, { version: current?.number, clause, text });
}
