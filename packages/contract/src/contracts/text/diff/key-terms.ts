import type { ClauseChange, KeyTermChange } from '../../changes.ts';
import type { ContractData } from '../../contract-data.ts';
import type { KeyTerm } from '../../template.ts';
import * as words from '../paper-words.ts';

/** The key terms of a contract in short, in the words of the paper. */
export function keyTermWords(data: ContractData): Readonly<Record<KeyTerm, string>> {
  const { price, transfer, areaSettlement, escrow, law } = data;
  const account = escrow.account ? [`счёт ${escrow.account}`] : [];
  return {
    price: words.rubles(price.kopecks),
    term: `до\u00a0${words.paperDeadline(transfer.deadline)}`,
    area: `±${words.paperPercent(areaSettlement.toleranceBasisPoints)}`,
    escrow: [escrow.bank.name, `до\u00a0${words.paperDate(escrow.until)}`, ...account].join(', '),
    penalty: `Застройщик ${words.paperPart(law.transferPenaltyDivisor)}, Участник ${words.paperPart(law.paymentPenaltyDivisor)} ключевой ставки в\u00a0день`,
  };
}

const isOf = (term: KeyTerm, { before, after }: ClauseChange): boolean =>
  before?.keyTerm === term || after?.keyTerm === term;

/** What became of a key term, by its short form in both versions and by its clauses. */
export function keyTermChange(
  term: KeyTerm,
  [was, became]: readonly [string, string],
  clauses: readonly ClauseChange[],
): KeyTermChange {
  const own = clauses.filter((change) => isOf(term, change));
  const isText = own.some(({ change }) => change !== 'same' && change !== 'moved');
  return { term, was, became, isChanged: was !== became || isText, clauseIds: own.map(({ id }) => id) };
}
