import type { ContractData } from '../../contract-data.ts';
import { exampleDay } from '../contract.example.ts';
import { dduTemplate } from '../ddu/ddu-template.ts';
import { renderContract } from '../render-contract.ts';
import type { CheckedContract } from './facts.ts';

/** A contract with the facts that it agrees with. */
export function checkedExample(data: ContractData): CheckedContract {
  const { object, price, escrow, transfer } = data;
  return {
    data,
    clauses: renderContract(dduTemplate, data),
    facts: {
      day: exampleDay,
      lot: {
        kind: object.kind,
        number: object.number,
        section: object.section,
        floor: object.floor,
        areaHundredths: object.areas.totalHundredths,
      },
      promise: transfer.deadline,
      priceKopecks: price.kopecks,
      escrowBank: escrow.bank.name,
    },
  };
}
