import { kopecksInWords } from '../../../texts/money-words.ts';
import type { ContractData } from '../../contract-data.ts';
import type { EssentialTerm } from '../../template.ts';
import * as words from '../paper-words.ts';

const given = (values: readonly (string | null | undefined)[]): string[] =>
  values.filter((value) => typeof value === 'string');

/** What the clauses of each essential term must say, to the letter. */
export function essentialFacts(data: ContractData): Readonly<Record<EssentialTerm, readonly string[]>> {
  const { object, price, escrow, warranty, members, developer } = data;
  const nameOf = (id: string) => members.filter((member) => member.id === id).map(words.fullName);
  const isFlat = object.kind === 'flat';
  return {
    object: given([
      words.kindName(object.kind),
      object.number,
      object.section,
      words.paperFloor(object.floor),
      object.place,
      words.paperArea(object.areas.totalHundredths),
      isFlat ? words.paperArea(object.areas.reducedHundredths) : null,
      ...object.rooms.map(({ title }) => title),
    ]),
    term: [words.paperDeadline(data.transfer.deadline)],
    price: [words.rubles(price.kopecks), kopecksInWords(price.kopecks), words.rubles(price.unitKopecks)],
    payment: price.schedule.flatMap(({ kopecks, due }) => [words.rubles(kopecks), words.paperDue(due)]),
    warranty: [warranty.object, warranty.equipment, warranty.finishing]
      .filter((term) => term !== null)
      .map(words.years),
    escrow: [
      escrow.bank.name,
      developer.shortName,
      words.paperDate(escrow.until),
      ...escrow.depositors.flatMap(({ memberId, kopecks }) => [...nameOf(memberId), words.rubles(kopecks)]),
    ],
  };
}
