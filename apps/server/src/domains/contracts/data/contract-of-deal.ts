import type { ContractData } from '@novosel/contract/contracts/contract-data.ts';
import { contractLawOf } from '@novosel/contract/contracts/contract-law.ts';
import type { ContractLack } from '@novosel/contract/contracts/lacks.ts';
import type { ContractInputs } from '@novosel/contract/contracts/schema.ts';
import type { ContractFacts } from '@novosel/contract/contracts/text/checks/facts.ts';
import { contractNumber } from '@novosel/contract/contracts/text/deal-words.ts';
import { brand } from '../../../platform/brand.ts';
import { signingDayOf } from '../../members/public.ts';
import { Gaps } from './gaps.ts';
import type { DealFacts } from './gather-facts.ts';
import { escrowPart, housePart } from './house-part.ts';
import { contractKindOf, objectPart } from './object-part.ts';
import { membersPart, sharesPart } from './people-part.ts';
import { pricePart } from './price-part.ts';

/** What a contract is written of, or what the deal lacks for it. */
export type DealContract =
  | { readonly lacks: readonly ContractLack[] }
  | { readonly lacks: readonly []; readonly data: ContractData; readonly facts: ContractFacts };

interface Making {
  readonly inputs: ContractInputs;
  /** The day of the contract, YYYY-MM-DD. */
  readonly madeOn: string;
  readonly today: string;
}

/** The data of a contract as the deal has them now; nothing that is missing is made up. */
export function contractOfDeal(facts: DealFacts, { inputs, madeOn, today }: Making): DealContract {
  const gaps = new Gaps();
  const signingDay = signingDayOf(facts.booking);
  // A booking may be over by then: its days end nothing while the lawyer has the turn.
  const day = signingDay < today ? today : signingDay;
  const price = pricePart(facts, inputs, gaps);
  const members = membersPart(facts, { inputs, day, gaps });
  const shareGroups = sharesPart(facts);
  const [depositor = ''] = members.map(({ id }) => id);
  const object = objectPart(facts, gaps);
  const data: ContractData = {
    number: contractNumber(facts.deal.number),
    place: brand.developer.city,
    madeOn,
    ...housePart(facts, gaps),
    object,
    members,
    shareGroups,
    price,
    escrow: escrowPart(facts, { depositor, day: madeOn }, gaps),
    law: contractLawOf(madeOn),
    annexes: annexesOf(object, price),
  };
  const kind = contractKindOf(facts);
  if (gaps.codes.size > 0 || !kind) return { lacks: [...gaps.codes] };
  return { lacks: [], data, facts: { ...checkedFacts(facts, kind), day } };
}

const annexesOf = ({ kind }: ContractData['object'], { form }: ContractData['price']) =>
  [
    'plan' as const,
    ...(kind === 'flat' ? ['finishing' as const] : []),
    ...(form === 'installment' ? ['schedule' as const] : []),
  ] satisfies ContractData['annexes'];

function checkedFacts(
  { estate, papers, priceKopecks }: DealFacts,
  kind: ContractFacts['lot']['kind'],
): Omit<ContractFacts, 'day'> {
  const { year, quarter } = estate.handover;
  return {
    lot: {
      kind,
      number: estate.number,
      section: String(papers.section),
      floor: estate.floor,
      areaHundredths: estate.areas.all,
    },
    promise: { precision: 'quarter', year, quarter },
    priceKopecks,
    escrowBank: papers.house.escrowBank?.name ?? '',
  };
}
