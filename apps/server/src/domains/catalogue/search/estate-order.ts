import type { EstateSort } from '@novosel/contract/catalogue/choosing/filter.ts';
import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import { moment } from '@novosel/contract/wire/schema.ts';

type EstateColumn = 'price' | 'metre' | 'area' | 'floor' | 'handover' | 'listed';

/** A sort order of the list; the cursor of a page is the sort value and the ID of its last row. */
export interface EstateOrder {
  readonly column: EstateColumn;
  readonly form: PaymentForm;
  readonly descending: boolean;
}

export function estateOrder(sort: EstateSort = 'price', form: PaymentForm = 'full'): EstateOrder {
  if (sort === 'new') return { column: 'listed', form, descending: true };
  const descending = sort.startsWith('-');
  return { column: sort.replace('-', '') as EstateColumn, form, descending };
}

/**
 * Position in the list where a page ends: the sort value as PostgreSQL writes it, and the ID that breaks
 * ties.
 */
export interface Place {
  readonly value: string;
  readonly id: number;
}

export function cursorOf(order: EstateOrder, { value, id }: Place): string {
  return Buffer.from(JSON.stringify([nameOf(order), value, id])).toString('base64url');
}

/**
 * @returns undefined for a cursor that is invalid or of another order: the list then starts from the
 * beginning
 */
export function readCursor(order: EstateOrder, cursor: string | undefined): Place | undefined {
  const read = parsed(cursor);
  if (!Array.isArray(read)) return undefined;
  const [name, value, id] = read as unknown[];
  const known = typeof value === 'string' && isPlaceOf(order, value);
  return name === nameOf(order) && known && isId(id) ? { value, id } : undefined;
}

const nameOf = ({ column, form, descending }: EstateOrder) => `${descending ? '-' : ''}${column} ${form}`;
const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Math.abs(Number(id)) < 2 ** 31;
/**
 * Whether PostgreSQL accepts the value for the column: `price` and `metre` are bigint, the others integer.
 */
function isPlaceOf({ column }: EstateOrder, value: string): boolean {
  if (column === 'listed') return moment.safeParse(value.replace(' ', 'T').replace(/\+00$/, 'Z')).success;
  return column === 'price' || column === 'metre' ? /^\d{1,15}$/.test(value) : /^-?\d{1,9}$/.test(value);
}

function parsed(cursor: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
}
