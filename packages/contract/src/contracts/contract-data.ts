import * as z from 'zod/mini';
import { printedLine } from '../fields/field-rules.ts';
import { dateWithPrecision } from '../time/date-with-precision.ts';
import { day, form } from '../wire/schema.ts';
import { contractLaw, contractWarranty } from './contract-law.ts';
import { contractAreaSettlement, contractEscrow, contractPrice } from './contract-money.ts';
import {
  contractDeclaration,
  contractHouse,
  contractLand,
  contractObject,
  contractPermit,
} from './contract-object.ts';
import { contractDeveloper, contractMember, contractShareGroup } from './contract-parties.ts';

export const annexCodes = ['plan', 'finishing', 'schedule'] as const;

/**
 * Everything that the text of a contract is made of (214-FZ, article 4, part 4). What a deal lacks is null or
 * an empty list, never absent: a template may ask for it.
 */
export const contractData = form({
  number: printedLine(1, 60),
  /** Where it is made: «г. Мурманск». */
  place: printedLine(1, 100),
  madeOn: day,
  developer: contractDeveloper,
  permit: contractPermit,
  declaration: contractDeclaration,
  land: contractLand,
  house: contractHouse,
  object: contractObject,
  members: z.array(contractMember).check(z.minLength(1), z.maxLength(20)),
  shareGroups: z.array(contractShareGroup).check(z.minLength(1), z.maxLength(20)),
  price: contractPrice,
  areaSettlement: contractAreaSettlement,
  escrow: contractEscrow,
  /** The last day to hand over the keys. The commissioning of the house has another date. */
  transfer: form({ deadline: dateWithPrecision, early: z.boolean() }),
  warranty: contractWarranty,
  law: contractLaw,
  annexes: z.array(z.enum(annexCodes)).check(z.minLength(1), z.maxLength(annexCodes.length)),
});
export type ContractData = z.output<typeof contractData>;
