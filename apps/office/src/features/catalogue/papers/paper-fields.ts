/** Input type of a field of the house papers; an area is in m², a percent has two digits at most. */
type PaperKind = 'line' | 'day' | 'count' | 'area' | 'percent' | 'choice' | 'lines';

export interface PaperField {
  /** Path in the papers, with dots; also the key of its texts. */
  readonly path: string;
  readonly kind: PaperKind;
  /** The longest text, in characters. */
  readonly most?: number;
  readonly options?: readonly string[];
}

const line = (path: string, most = 500): PaperField => ({ path, kind: 'line', most });
const of =
  (kind: PaperKind) =>
  (path: string): PaperField => ({ path, kind });
const [day, count, area, lines] = [of('day'), of('count'), of('area'), of('lines')];
const choice = (path: string, ...options: string[]): PaperField => ({ path, kind: 'choice', options });

/** Fields in the order of the page. */
export const paperGroups = {
  permit: [line('permit.number', 100), day('permit.issuedOn'), line('permit.issuer')],
  declaration: [
    line('declaration.number', 100),
    day('declaration.publishedOn'),
    line('declaration.site', 200),
  ],
  land: [
    line('land.cadastralNumber', 30),
    area('land.areaHundredths'),
    choice('land.right', 'ownership', 'lease'),
    line('land.basis'),
  ],
  house: [
    count('floorsBelow'),
    area('areaHundredths'),
    line('walls'),
    line('slabs'),
    line('energyClass', 200),
    line('seismicClass', 200),
  ],
  commissioning: [
    choice('commissioning.precision', 'day', 'month', 'quarter', 'half-year'),
    day('commissioning.day'),
    count('commissioning.year'),
    count('commissioning.part'),
  ],
  escrowBank: [
    line('escrowBank.name', 200),
    line('escrowBank.address'),
    line('escrowBank.phone', 200),
    line('escrowBank.email', 200),
  ],
  warranty: [count('warranty.object'), count('warranty.equipment'), count('warranty.finishing')],
  areaSettlement: [
    { path: 'areaSettlement.toleranceBasisPoints', kind: 'percent' },
    count('areaSettlement.workingDays'),
  ],
  early: [choice('early', 'yes', 'no')],
  finishing: [
    lines('finishing.none'),
    lines('finishing.prefinish'),
    lines('finishing.light'),
    lines('finishing.dark'),
  ],
  equipment: [choice('equipment', 'list', 'none'), lines('equipment.list')],
} as const satisfies Readonly<Record<string, readonly PaperField[]>>;
export type PaperGroup = keyof typeof paperGroups;

export const paperGroupNames = Object.keys(paperGroups) as PaperGroup[];

export const paperFields: readonly PaperField[] = Object.values(paperGroups).flat();
