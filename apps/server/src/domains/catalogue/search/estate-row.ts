import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import { type Estate, type EstateKind, estateStatuses } from '@novosel/contract/catalogue/schema.ts';

/** A row of the estate query. */
export interface EstateRow {
  readonly id: number;
  readonly kind: number;
  readonly number: string;
  readonly floor: number;
  readonly section_floors: number;
  readonly complex_id: number;
  readonly complex_name: string;
  readonly complex_slug: string;
  readonly building_id: number;
  readonly building_number: string;
  readonly building_address: string;
  readonly built_floors: number;
  readonly section_number: number;
  readonly rooms: number | null;
  readonly area_total: number;
  readonly area_living: number | null;
  readonly area_kitchen: number | null;
  readonly finishing: string;
  readonly view_sides: string[];
  readonly ceiling_mm: number;
  readonly price_full: number;
  readonly price_base: number;
  readonly price_mortgage: number | null;
  readonly plan_id: number;
  readonly status: number;
  readonly handover_year: number;
  readonly handover_quarter: number;
  readonly handover_promised_on: string;
  readonly favourite: boolean;
}

const kindNames = new Map<number, EstateKind>(
  (Object.entries(estateKinds) as [EstateKind, number][]).map(([name, id]) => [id, name]),
);

/** The code of a kind by its ID (S3-70). */
export function kindName(id: number): EstateKind {
  return kindNames.get(id) ?? 'flat';
}

/** S3-43: an estate as the contract shows it. */
export function toEstate(row: EstateRow): Estate {
  return {
    id: row.id,
    kind: kindName(row.kind),
    number: row.number,
    floor: row.floor,
    floors: row.section_floors,
    complex: { id: row.complex_id, title: row.complex_name, slug: row.complex_slug },
    building: {
      id: row.building_id,
      number: row.building_number,
      address: row.building_address,
      builtFloors: row.built_floors,
    },
    section: row.section_number,
    rooms: row.rooms,
    areas: { all: row.area_total, living: row.area_living, kitchen: row.area_kitchen },
    finishing: row.finishing,
    viewSides: row.view_sides,
    ceilingMm: row.ceiling_mm,
    prices: { full: row.price_full, base: row.price_base, mortgage: row.price_mortgage },
    planId: row.plan_id,
    status: row.status,
    available: row.status === estateStatuses.sale,
    handover: {
      year: row.handover_year,
      quarter: row.handover_quarter,
      promisedOn: row.handover_promised_on,
    },
    favourite: row.favourite,
  };
}
