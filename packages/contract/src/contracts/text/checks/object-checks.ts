import { deadlineOf } from '../../../time/date-with-precision.ts';
import { formatDate } from '../../../time/time.ts';
import type { annexCodes, ContractData } from '../../contract-data.ts';
import { leastWarranty } from '../../contract-law.ts';
import type { ContractFinding } from '../../findings.ts';
import { type ContractCheck, differing } from './facts.ts';

const inMetres = (hundredths: number): string => (hundredths / 100).toFixed(2).replace('.', ',');

/** The object is the lot of the deal. */
export const lotCheck: ContractCheck = ({ data: { object }, facts: { lot } }) => [
  ...differing({ code: 'object-kind', field: 'object.kind' }, object.kind, lot.kind),
  ...differing({ code: 'object-number', field: 'object.number' }, object.number, lot.number),
  ...differing(
    { code: 'object-place', field: 'object.section' },
    object.section,
    lot.section,
    (one) => one ?? '—',
  ),
  ...differing({ code: 'object-place', field: 'object.floor' }, object.floor, lot.floor),
  ...differing(
    { code: 'object-area', field: 'object.areas.totalHundredths' },
    object.areas.totalHundredths,
    lot.areaHundredths,
    inMetres,
  ),
];

const total = (items: readonly number[]): number => items.reduce((sum, item) => sum + item, 0);

/** Areas of rooms add up to those of the object; of a parking place and a storage room there is one. */
export const areasCheck: ContractCheck = ({ data: { object } }) => {
  const { rooms, outdoorRooms, areas } = object;
  const counted = outdoorRooms.map((room) => room.areaHundredths * room.factorBasisPoints);
  const inside =
    rooms.length === 0 && object.kind !== 'flat'
      ? areas.totalHundredths
      : total(rooms.map((room) => room.areaHundredths));
  return [
    ...differing({ code: 'rooms-area', field: 'object.rooms' }, inside, areas.totalHundredths, inMetres),
    ...differing(
      { code: 'reduced-area', field: 'object.areas.reducedHundredths' },
      areas.reducedHundredths,
      areas.totalHundredths + Math.round(total(counted) / 10_000),
      inMetres,
    ),
  ];
};

/** The term of transfer is one for all members of a house (214-FZ, article 6, part 1) and lies ahead. */
export const termCheck: ContractCheck = ({ data: { transfer }, facts: { day, promise } }) => {
  const field = 'transfer.deadline';
  const deadline = deadlineOf(transfer.deadline);
  return [
    ...differing({ code: 'term-promise', field }, deadline, deadlineOf(promise), formatDate),
    ...(deadline > day ? [] : [{ code: 'term-past' as const, field, found: formatDate(deadline) }]),
  ];
};

/** Warranty terms are not shorter than the law has for the day of the contract. */
export const warrantyCheck: ContractCheck = ({ data: { warranty, madeOn } }) => {
  const least = leastWarranty(madeOn);
  return (['object', 'equipment', 'finishing'] as const).flatMap((part): ContractFinding[] => {
    const given = warranty[part];
    if (given === null || given >= least[part]) return [];
    return [
      {
        code: 'warranty-short',
        field: `warranty.${part}`,
        found: String(given),
        expected: String(least[part]),
      },
    ];
  });
};

const neededAnnexes = ({ object, price }: ContractData): (typeof annexCodes)[number][] => [
  'plan',
  ...(object.kind === 'flat' ? (['finishing'] as const) : []),
  ...(price.form === 'installment' ? (['schedule'] as const) : []),
];

/** Annexes to which the text refers are there. */
export const annexesCheck: ContractCheck = ({ data }) =>
  neededAnnexes(data)
    .filter((code) => !data.annexes.includes(code))
    .map((expected) => ({ code: 'annex-missing', field: 'annexes', expected }));
