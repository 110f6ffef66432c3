import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { SignatoryView, SigningView } from '@novosel/contract/signatures/schema.ts';
import { expect } from '@playwright/test';
import brand from '../../../brand.json' with { type: 'json' };
import { sql } from '../../stage/database.ts';
import { answerPaper, paperIn } from '../../stage/outside.ts';
import type { Buyer } from '../../stage/people.ts';
import { openCalls } from '../browser/calls.ts';
import { ownSurname } from '../people/own-surname.ts';
import { agreeToContract, sendContract } from './contract.ts';
import { passOwners } from './family.ts';
import { lead } from './states.ts';
import { chooseTerms, confirmTotal } from './terms.ts';

const at = (estate: number) => `/api/deals/${estate}/signing`;
const ofBuyer = 'deal_id in (select deal_id from deal_parties where user_id = $1)';

/** Owners have agreed to their contract: their signatures are due. */
export async function awaitOwners(buyer: Buyer, others: readonly Buyer[], estate: number): Promise<void> {
  await lead(buyer, estate, 'success', 'free');
  await chooseTerms(buyer, estate, 'full', { ownership: 'shared' });
  await passOwners(buyer, others, estate);
  await confirmTotal(buyer, estate);
  await sendContract(buyer, estate);
  for (const reader of [buyer, ...others]) await agreeToContract(reader, estate);
}

const signingOf = async (buyer: Buyer, estate: number): Promise<SigningView> =>
  (await openCalls('cabinet', buyer.phone)).get<SigningView>(at(estate));

/** Sends the paper to the buyer's app by a call, by his first certificate. */
export async function askByCalls(buyer: Buyer, estate: number): Promise<void> {
  const { paper, mine } = await signingOf(buyer, estate);
  const calls = await openCalls('cabinet', buyer.phone);
  await calls.act(`${at(estate)}/ask`, { sha256: paper.sha256, certificate: mine?.certificates[0]?.id });
}

/** The buyer signs the paper that waits in his app, or declines it. */
export async function answerInApp({ phone }: Buyer, answer: 'sign' | 'refuse' = 'sign'): Promise<void> {
  await answerPaper(await paperIn(`+${phone}`), answer);
}

/** A signer refuses by a call. */
export async function refuseByCalls(buyer: Buyer, estate: number, text: string): Promise<void> {
  const calls = await openCalls('cabinet', buyer.phone);
  await calls.act(`${at(estate)}/stop`, { reason: 'money', text });
}

/** Somebody who signs for the developer orders his certificate, and the desk asks for his signature. */
export async function signByDeveloper(buyer: Buyer, estate: number): Promise<void> {
  const signatory = await makeSignatory();
  const { id: deal } = await (await openCalls('cabinet', buyer.phone)).get<DealView>(`/api/deals/${estate}`);
  const { paper } = await signingOf(buyer, estate);
  const lawyer = await openCalls('office', 'lawyer@demo.test');
  const body = { sha256: paper.sha256, signatory: signatory.id };
  await lawyer.act(`/api/office/deals/${deal}/signing/ask`, body);
  await answerPaper(await paperIn(signatory.phone), 'sign');
}

async function makeSignatory(): Promise<{ readonly id: string; readonly phone: string }> {
  const admin = await openCalls('office', 'admin@demo.test');
  const { shortName: organization, inn, ogrn } = brand.developer;
  const lastName = ownSurname('Печатников');
  const phone = `+7911${String(Date.now()).slice(-7)}`;
  const list = '/api/office/signatories';
  await admin.act(list, {
    side: 'developer',
    bank: null,
    lastName,
    firstName: 'Олег',
    patronymic: null,
    snils: '087-654-303 00',
    phone,
    organization,
    inn,
    ogrn,
    title: 'Руководитель юридического отдела',
    power: { number: 'МЧД-77', givenOn: '2026-01-10', until: '2029-01-10' },
  });
  const find = async () => {
    const { items } = await admin.get<{ readonly items: readonly SignatoryView[] }>(list);
    return items.find(({ name }) => name.startsWith(lastName));
  };
  const id = (await find())?.id ?? '';
  // The operator answers once he has the order.
  await expect(() => admin.act(`${list}/${id}/confirm`)).toPass({ timeout: 30_000 });
  await expect.poll(async () => (await find())?.state, { timeout: 30_000 }).toBe('active');
  return { id, phone };
}

/** The term of the buyer's last request has passed, and the operator is asked about it now. */
export async function passRequestTerm({ id }: Buyer): Promise<void> {
  await sql(
    `update signature_requests set until = now() - interval '1 minute', next_ask_at = now()
       where line_id in (select id from signing_lines where user_id = $1) and next_ask_at is not null`,
    [id],
  );
  await askNow();
}

/** The operator is asked about every waiting request now. */
const askNow = () =>
  sql(`update jobs.job set start_after = now() where name = 'signature.ask' and state < 'active'`, []);

/** The buyer's certificates end before the contract is submitted. */
export const endCertificateSoon = ({ id }: Buyer) =>
  sql(
    `update eds_orders set valid_until = now() + interval '1 day' where user_id = $1 and valid_until is not null`,
    [id],
  );

/** Members of these names can sign on paper alone. */
export const signOnPaperOnly = ({ id }: Buyer, names: readonly string[]) =>
  sql(`update signings set paper_only = $2 where ${ofBuyer}`, [id, names]);

/** The operator has not answered about the requests of a deal. */
export const silenceOperator = ({ id }: Buyer) =>
  sql(`update signature_requests set state = 'unclear' where state = 'waiting' and ${ofBuyer}`, [id]);

/** The paper of a deal is another one than that to sign. */
export const changePaper = ({ id }: Buyer) =>
  sql(`update signings set sha256 = repeat('0', 64) where ${ofBuyer}`, [id]);

/** It is the same again. */
export const restorePaper = ({ id }: Buyer) =>
  sql(
    `update signings set sha256 = (select sha256 from documents where documents.id = document_id)
       where ${ofBuyer}`,
    [id],
  );
