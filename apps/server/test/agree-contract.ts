import type { ContractInputs, ContractView, DeskContract } from '@novosel/contract/contracts/schema.ts';
import type { RenderedClause } from '@novosel/contract/contracts/template.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { Answer, Browser } from './browser.ts';

interface ReadDeal {
  readonly estate: number;
  readonly deal: string;
}

/** What the lawyer enters where the deal needs nothing of him. */
export const noInputs: ContractInputs = { loan: null, capital: null, instalmentsFrom: null, consentOn: null };

export const contractOf = async (browser: Browser, estate: number): Promise<ContractView> =>
  (await browser.get(`/api/deals/${estate}/contract`)).body.data as unknown as ContractView;

export const deskContractOf = async (desk: Browser, deal: string): Promise<DeskContract> =>
  (await desk.get(`/api/office/deals/${deal}/contract`)).body.data as unknown as DeskContract;

/** The text of a version, or of the draft, as the lawyer opens it. */
export async function textAtDesk(
  desk: Browser,
  deal: string,
  version: number | null = null,
): Promise<RenderedClause[]> {
  const answer = await desk.act(`/api/office/deals/${deal}/contract/open`, { version });
  return (answer.body.data as unknown as { clauses: RenderedClause[] } | undefined)?.clauses ?? [];
}

/** The lawyer makes a draft of the deal. */
export const generate = (
  lawyer: Browser,
  { deal }: Pick<ReadDeal, 'deal'>,
  inputs: Partial<ContractInputs> = {},
): Promise<Answer> => lawyer.act(`/api/office/deals/${deal}/contract/generate`, { ...noInputs, ...inputs });

/** The lawyer sends the draft that there is. */
export async function send(lawyer: Browser, { deal }: Pick<ReadDeal, 'deal'>): Promise<Answer> {
  const { draft } = await deskContractOf(lawyer, deal);
  return lawyer.act(`/api/office/deals/${deal}/contract/send`, { hash: draft?.hash ?? '0'.repeat(64) });
}

/** The lawyer makes a contract and sends it. */
export async function sendNew(
  lawyer: Browser,
  deal: Pick<ReadDeal, 'deal'>,
  inputs: Partial<ContractInputs> = {},
): Promise<Answer> {
  const made = await generate(lawyer, deal, inputs);
  return made.status === 200 ? send(lawyer, deal) : made;
}

/** A signer opens the version that holds and reads all that he has to read. */
export async function readWhole(browser: Browser, estate: number): Promise<Answer> {
  const { current, toRead } = await contractOf(browser, estate);
  return browser.act(`/api/deals/${estate}/contract/opened`, {
    version: current?.number ?? 1,
    clauses: toRead,
  });
}

/** A signer agrees to the version that holds. */
export async function agree(browser: Browser, estate: number): Promise<Answer> {
  const { current } = await contractOf(browser, estate);
  return browser.act(`/api/deals/${estate}/contract/agree`, {
    version: current?.number ?? 1,
    hash: current?.hash ?? '0'.repeat(64),
  });
}

/** The day of the first instalment, where the deal is paid by a plan. */
const instalmentsFrom = '2027-03-15';

/**
 * Leads a deal over a step of its contract.
 * @returns the status of the last answer; undefined for another step
 */
export async function stepOfContract(
  buyer: Browser,
  lawyer: Browser,
  { estate, deal }: ReadDeal,
  { from, to }: { readonly from: DealPlace; readonly to: DealPlace },
): Promise<number | undefined> {
  if (to === 'contract-reading') {
    const sent = await sendNew(lawyer, { deal });
    const planned = sent.body.message?.includes('платежа по графику');
    return planned ? (await sendNew(lawyer, { deal }, { instalmentsFrom })).status : sent.status;
  }
  if (from !== 'contract-reading' || to !== 'signing') return undefined;
  const read = await readWhole(buyer, estate);
  return read.status === 200 ? (await agree(buyer, estate)).status : read.status;
}
