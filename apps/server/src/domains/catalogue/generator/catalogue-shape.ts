import type { FloorLayout } from '@novosel/contract/catalogue/drawn/floor-layout.ts';
import type { Plan } from '@novosel/contract/catalogue/drawn/plan.ts';

/** S3-70: IDs of the kinds. */
export type EstateKindId = 1 | 10 | 13 | 15 | 17;

export type Finishing = 'none' | 'prefinish' | 'light' | 'dark';

export interface ComplexEntry {
  id: number;
  slug: string;
  name: string;
  district: string;
  address: string;
  description: string;
}

/** A promised quarter of the keys and the day of the promise, YYYY-MM-DD. */
interface PromiseEntry {
  year: number;
  quarter: 1 | 2 | 3 | 4;
  promisedOn: string;
}

export interface BuildingEntry {
  id: number;
  complexId: number;
  number: string;
  address: string;
  /** Floors of its highest section. */
  floors: number;
  sectionCount: number;
  builtFloors: number;
  /** YYYY-MM-DD. */
  startedOn: string;
  /** Oldest first; the last one is in force. */
  promises: PromiseEntry[];
}

export interface SectionEntry {
  id: number;
  buildingId: number;
  number: number;
  floors: number;
}

export interface PlanEntry {
  id: number;
  /** ID of the plan that it mirrors. */
  mirrorOf: number | null;
  plan: Plan;
}

interface FloorLayoutEntry {
  id: number;
  sectionId: number;
  layout: FloorLayout;
}

/** Kopecks; `mortgage` is null for kinds without mortgages. */
export interface PriceEntry {
  full: number;
  base: number;
  mortgage: number | null;
}

export interface EstateEntry {
  id: number;
  buildingId: number;
  sectionId: number;
  kind: EstateKindId;
  number: string;
  floor: number;
  /** 0 is a studio; null where rooms are not counted. */
  rooms: number | null;
  /** Hundredths of a square metre. */
  areaCentiM2: { total: number; living: number | null; kitchen: number | null };
  finishing: Finishing;
  /** Compass directions and views, for example `north`, `yard`. */
  viewSides: string[];
  ceilingMm: number;
  planId: number;
  floorLayoutId: number;
  /** Its place on the floor layout. */
  slot: number;
  price: PriceEntry;
  /** When its sale began, ISO 8601 in UTC. */
  listedAt: string;
  /** Rulings, «Estate codes»: 3 sale, 4 reserve, 5 sold. */
  status: 3 | 4 | 5;
}

export interface PriceHistoryEntry {
  estateId: number;
  form: 'full' | 'base' | 'mortgage';
  kopecks: number;
  /** Moment in UTC, ISO 8601. */
  validFrom: string;
}

export interface Catalogue {
  complexes: ComplexEntry[];
  buildings: BuildingEntry[];
  sections: SectionEntry[];
  plans: PlanEntry[];
  floorLayouts: FloorLayoutEntry[];
  estates: EstateEntry[];
  priceHistory: PriceHistoryEntry[];
}
