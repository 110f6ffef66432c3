import type { Direction } from '@novosel/contract/catalogue/drawn/plan.ts';
import type { ViewCode } from '@novosel/contract/catalogue/view.ts';
import type { BuildingEntry, ComplexEntry } from './catalogue-shape.ts';

/** Fixed facts of a building, decided before its plans are drawn. */
export interface BuildingSite extends Omit<BuildingEntry, 'complexId' | 'floors' | 'sectionCount'> {
  /** Floors of each section, from west to east. */
  sectionFloors: number[];
  /** Homes here are flats (1) or apartments (15). */
  homes: 1 | 15;
  shopsBelow: boolean;
  /** The compass direction of the upper row of a floor. */
  orientation: Direction;
  views: { top: ViewCode; bottom: ViewCode };
}

export interface ComplexSite extends ComplexEntry {
  /** Rubles per square metre of an average flat on an average floor. */
  rublesPerM2: number;
  ceilingMm: number;
  buildings: BuildingSite[];
}

/** Every name, street and number is invented. */
export const sites: readonly ComplexSite[] = [
  {
    id: 1,
    slug: 'severny-mol',
    name: 'Северный мол',
    district: 'Портовый район',
    address: 'Ледокольная набережная, 14',
    description:
      'Четыре дома у старого мола: тихий двор без машин, набережная в двух шагах, в первых этажах — пекарни и мастерские.',
    rublesPerM2: 214_000,
    ceilingMm: 2800,
    buildings: [
      {
        id: 1,
        number: '1',
        address: 'Ледокольная набережная, 14, корпус 1',
        sectionFloors: [9, 12],
        builtFloors: 12,
        startedOn: '2023-09-04',
        homes: 1,
        shopsBelow: true,
        orientation: 'north',
        views: { top: 'yard', bottom: 'street' },
        promises: [
          { year: 2026, quarter: 2, promisedOn: '2023-09-04' },
          { year: 2026, quarter: 4, promisedOn: '2025-11-12' },
        ],
      },
      {
        id: 2,
        number: '2',
        address: 'Ледокольная набережная, 14, корпус 2',
        sectionFloors: [10, 13, 17],
        builtFloors: 13,
        startedOn: '2025-06-16',
        homes: 1,
        shopsBelow: true,
        orientation: 'north',
        views: { top: 'yard', bottom: 'sea' },
        promises: [{ year: 2028, quarter: 2, promisedOn: '2025-06-16' }],
      },
      {
        id: 3,
        number: '3',
        address: 'Ледокольная набережная, 14, корпус 3',
        sectionFloors: [17, 17],
        builtFloors: 6,
        startedOn: '2026-02-10',
        homes: 1,
        shopsBelow: true,
        orientation: 'east',
        views: { top: 'sea', bottom: 'yard' },
        promises: [
          { year: 2028, quarter: 3, promisedOn: '2026-02-10' },
          { year: 2028, quarter: 4, promisedOn: '2026-08-20' },
        ],
      },
      {
        id: 4,
        number: '4',
        address: 'Ледокольная набережная, 14, корпус 4',
        sectionFloors: [12, 12],
        builtFloors: 0,
        startedOn: '2026-10-05',
        homes: 1,
        shopsBelow: false,
        orientation: 'west',
        views: { top: 'park', bottom: 'yard' },
        promises: [{ year: 2029, quarter: 2, promisedOn: '2026-10-05' }],
      },
    ],
  },
  {
    id: 2,
    slug: 'mayachny-kvartal',
    name: 'Маячный квартал',
    district: 'Заречный район',
    address: 'Сигнальная улица, 3',
    description: 'Три дома вокруг парка с прудом. Школа во дворе, до станции «Маячная» восемь минут пешком.',
    rublesPerM2: 176_000,
    ceilingMm: 2700,
    buildings: [
      {
        id: 5,
        number: '1',
        address: 'Сигнальная улица, 3, дом 1',
        sectionFloors: [9, 9, 9],
        builtFloors: 9,
        startedOn: '2023-03-20',
        homes: 1,
        shopsBelow: true,
        orientation: 'south',
        views: { top: 'park', bottom: 'street' },
        promises: [
          { year: 2025, quarter: 4, promisedOn: '2023-03-20' },
          { year: 2026, quarter: 3, promisedOn: '2025-04-15' },
        ],
      },
      {
        id: 6,
        number: '2',
        address: 'Сигнальная улица, 3, дом 2',
        sectionFloors: [14, 14],
        builtFloors: 11,
        startedOn: '2024-11-11',
        homes: 1,
        shopsBelow: false,
        orientation: 'west',
        views: { top: 'river', bottom: 'park' },
        promises: [{ year: 2027, quarter: 3, promisedOn: '2024-11-11' }],
      },
      {
        id: 7,
        number: '3',
        address: 'Сигнальная улица, 3, дом 3',
        sectionFloors: [22],
        builtFloors: 8,
        startedOn: '2025-09-01',
        homes: 1,
        shopsBelow: true,
        orientation: 'north',
        views: { top: 'street', bottom: 'park' },
        promises: [{ year: 2028, quarter: 1, promisedOn: '2025-09-01' }],
      },
    ],
  },
  {
    id: 3,
    slug: 'verkhnie-dyuny',
    name: 'Верхние Дюны',
    district: 'Сосновая коса',
    address: 'Дюнный проезд, 21',
    description:
      'Невысокие дома среди сосен и дом апартаментов у пляжа. Тропа к морю, мастерская для досок и велосипедов.',
    rublesPerM2: 268_000,
    ceilingMm: 3000,
    buildings: [
      {
        id: 8,
        number: '1',
        address: 'Дюнный проезд, 21, дом 1',
        sectionFloors: [5, 5, 5, 5],
        builtFloors: 5,
        startedOn: '2024-05-13',
        homes: 1,
        shopsBelow: false,
        orientation: 'south',
        views: { top: 'forest', bottom: 'yard' },
        promises: [
          { year: 2026, quarter: 3, promisedOn: '2024-05-13' },
          { year: 2026, quarter: 4, promisedOn: '2026-03-02' },
        ],
      },
      {
        id: 9,
        number: '2',
        address: 'Дюнный проезд, 21, дом 2',
        sectionFloors: [12, 12],
        builtFloors: 7,
        startedOn: '2025-04-07',
        homes: 15,
        shopsBelow: true,
        orientation: 'west',
        views: { top: 'sea', bottom: 'forest' },
        promises: [{ year: 2027, quarter: 4, promisedOn: '2025-04-07' }],
      },
    ],
  },
];
