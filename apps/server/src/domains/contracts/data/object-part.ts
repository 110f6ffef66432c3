import type { EstateKind, Finishing } from '@novosel/contract/catalogue/schema.ts';
import type { ContractKind, ContractObject } from '@novosel/contract/contracts/contract-object.ts';
import { roomTitles } from '@novosel/contract/contracts/text/deal-words.ts';
import type { Gaps } from './gaps.ts';
import type { DealFacts } from './gather-facts.ts';

/** Kinds for which there is a template. */
const kinds: Partial<Record<EstateKind, ContractKind>> = {
  flat: 'flat',
  parking: 'parking',
  storage: 'storage',
};

export const contractKindOf = ({ estate }: Pick<DealFacts, 'estate'>): ContractKind | undefined =>
  kinds[estate.kind];

/** The object of a contract, as the catalogue has it. */
export function objectPart(facts: DealFacts, gaps: Gaps): ContractObject {
  const { estate, papers, deal } = facts;
  const kind = gaps.need('template', contractKindOf(facts));
  const isFlat = kind === 'flat';
  const finishing = (deal.finishing ?? estate.finishing) as Finishing;
  const areaHundredths = estate.areas.all;
  if (isFlat && papers.planRooms.length === 0) gaps.need('rooms', null);
  return {
    kind,
    number: estate.number,
    section: String(papers.section),
    floor: estate.floor,
    place: gaps.need('axes', papers.axes),
    roomCount: estate.rooms,
    rooms: isFlat ? papers.planRooms.map((room) => named(room)) : [],
    outdoorRooms: [],
    areas: {
      totalHundredths: areaHundredths,
      livingHundredths: estate.areas.living,
      reducedHundredths: areaHundredths,
    },
    ceilingMm: estate.ceilingMm,
    finishing: gaps.need('finishing', papers.house.finishing[finishing]),
    equipment: isFlat ? gaps.need('equipment', papers.house.equipment) : [],
  };
}

function named({
  code,
  areaHundredths,
}: DealFacts['papers']['planRooms'][number]): ContractObject['rooms'][number] {
  const [title, main] = roomTitles[code];
  return { title, areaHundredths, main };
}
