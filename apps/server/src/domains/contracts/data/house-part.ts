import type { ContractData } from '@novosel/contract/contracts/contract-data.ts';
import type { HousePapers } from '@novosel/contract/contracts/house-papers.ts';
import { lawFigure } from '@novosel/contract/law/figures.ts';
import { deadlineOf } from '@novosel/contract/time/date-with-precision.ts';
import { addMonths } from '@novosel/contract/time/day-arithmetic.ts';
import { brand } from '../../../platform/brand.ts';
import type { Gaps } from './gaps.ts';
import type { DealFacts } from './gather-facts.ts';

type HousePart = Pick<
  ContractData,
  'developer' | 'permit' | 'declaration' | 'land' | 'house' | 'warranty' | 'areaSettlement' | 'transfer'
>;

/** Papers of a house that every contract needs. */
type NeededField = Exclude<keyof HousePapers, 'finishing' | 'equipment' | 'escrowBank'>;

/** What the developer and the catalogue say of the house. */
export function housePart({ papers, estate, deal }: DealFacts, gaps: Gaps): HousePart {
  const { house, complex, building } = papers;
  const need = <Field extends NeededField>(field: Field): NonNullable<HousePapers[Field]> =>
    gaps.need(field, house[field]);
  const { year, quarter } = estate.handover;
  const warranty = need('warranty');
  const isFinished = (deal.finishing ?? estate.finishing) !== 'none';
  return {
    developer: developer(),
    permit: need('permit'),
    declaration: need('declaration'),
    land: need('land'),
    house: {
      complex: `«${complex}»`,
      number: building.number,
      address: building.address,
      floorsAbove: building.floors,
      floorsBelow: need('floorsBelow'),
      areaHundredths: need('areaHundredths'),
      walls: need('walls'),
      slabs: need('slabs'),
      energyClass: need('energyClass'),
      seismicClass: need('seismicClass'),
      commissioning: need('commissioning'),
    },
    warranty: { ...warranty, finishing: isFinished ? (warranty?.finishing ?? null) : null },
    areaSettlement: need('areaSettlement'),
    transfer: { deadline: { precision: 'quarter', year, quarter }, early: need('early') },
  };
}

function developer(): ContractData['developer'] {
  const { legalName, shortName, inn, kpp, ogrn, address, signatory } = brand.developer;
  return {
    legalName,
    shortName,
    inn,
    kpp,
    ogrn,
    address,
    phone: brand.phones.supportShown,
    email: brand.email,
    site: brand.site.replace(/^https:\/\//, ''),
    signer: { ...signatory, machinePower: null },
  };
}

/**
 * The escrow account: the whole price by the first owner, as long as the law lets it lie after the
 * commissioning.
 */
export function escrowPart(
  { papers, priceKopecks }: DealFacts,
  { depositor, day }: { readonly depositor: string; readonly day: string },
  gaps: Gaps,
): ContractData['escrow'] {
  const { commissioning, escrowBank } = papers.house;
  const months = lawFigure('escrow-term', day).value;
  return {
    bank: gaps.need('escrowBank', escrowBank),
    account: null,
    depositors: [{ memberId: depositor, kopecks: priceKopecks }],
    until: commissioning ? addMonths(deadlineOf(commissioning), months) : day,
  };
}
