import type { ImportColumn } from '@novosel/contract/catalogue/desk/desk-rules.ts';
import type { SectionPlace, StockRow } from '../imports.repo.ts';
import type { Problem } from '../reading/read-line.ts';
import type { FreshLine } from './fresh-estates.repo.ts';

/** Catalogue data of the buildings that a file names. */
export interface Stock {
  byId(id: number): StockRow | undefined;
  byName(building: number, kind: number, number: string): StockRow | undefined;
  placeOf(building: number, section: number, floor: number, slot: number): SectionPlace | undefined;
  /** The estate now at this place; withdrawn estates do not count. */
  estateAt(building: number, section: number, floor: number, slot: number): StockRow | undefined;
  hasPlan(id: number): boolean;
}

export interface Change {
  readonly column: ImportColumn;
  readonly before: string | number | null;
  readonly after: string | number | null;
}

export interface CheckedLine {
  readonly line: number;
  readonly estateId: number | null;
  readonly title: string;
  readonly what: 'change' | 'create' | 'same' | 'wrong';
  readonly changes: readonly Change[];
  readonly problems: readonly Problem[];
  readonly fresh: FreshLine | null;
}
