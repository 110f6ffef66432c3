import * as z from 'zod/mini';
import { email, printedLine } from '../fields/field-rules.ts';
import { dateWithPrecision } from '../time/date-with-precision.ts';
import { form } from '../wire/schema.ts';
import { contractWarranty } from './contract-law.ts';
import { contractAreaSettlement } from './contract-money.ts';
import { contractDeclaration, contractLand, contractPermit } from './contract-object.ts';

const line = printedLine(1, 500);
const name = printedLine(1, 200);
const listed = z.nullable(z.array(line).check(z.minLength(1), z.maxLength(40)));

/**
 * What a contract says of a house and the catalogue shows nowhere else. Null: nobody has entered it, and no
 * contract of this house can be made.
 */
export const housePapers = form({
  permit: z.nullable(contractPermit),
  declaration: z.nullable(contractDeclaration),
  land: z.nullable(contractLand),
  floorsBelow: z.nullable(z.int().check(z.minimum(0), z.maximum(9))),
  /** Hundredths of a square metre. */
  areaHundredths: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000_000))),
  walls: z.nullable(line),
  slabs: z.nullable(line),
  energyClass: z.nullable(name),
  seismicClass: z.nullable(name),
  /** When the permit to commission is expected; the keys come later. */
  commissioning: z.nullable(dateWithPrecision),
  escrowBank: z.nullable(form({ name, address: line, phone: name, email })),
  warranty: z.nullable(contractWarranty),
  areaSettlement: z.nullable(contractAreaSettlement),
  /** Whether the keys may be handed over before the promised day. */
  early: z.nullable(z.boolean()),
  /** Works that are done by the transfer, by the code of the finishing. */
  finishing: form({ none: listed, prefinish: listed, light: listed, dark: listed }),
  /** Empty where the object has none. */
  equipment: z.nullable(z.array(line).check(z.maxLength(40))),
});
export type HousePapers = z.output<typeof housePapers>;

/** Papers of a house of which nothing is entered. */
export const noHousePapers: HousePapers = {
  permit: null,
  declaration: null,
  land: null,
  floorsBelow: null,
  areaHundredths: null,
  walls: null,
  slabs: null,
  energyClass: null,
  seismicClass: null,
  commissioning: null,
  escrowBank: null,
  warranty: null,
  areaSettlement: null,
  early: null,
  finishing: { none: null, prefinish: null, light: null, dark: null },
  equipment: null,
};
