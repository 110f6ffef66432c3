import type { goes, stays } from '@novosel/contract/privacy/held.ts';
import type { Words } from '@novosel/contract/texts/word-list.ts';

/** Where data of a person stand, what is given back of them, and what becomes of them. */
export interface Holding {
  readonly table: string;
  readonly title: Words;
  /** Columns that name the person; one of them is enough. */
  readonly by?: readonly string[];
  /**
   * A phone or an e-mail: a row that went to the person's own is his, too, and it is emptied with the
   * account.
   */
  readonly contact?: string;
  /**
   * A column of this table that names a row of another holding's, when no column names the person himself;
   * `by`: the column of that other one which it equals, else its `id`.
   */
  readonly of?: { readonly table: string; readonly key: string; readonly by?: string };
  /** Only these rows, as SQL. */
  readonly only?: string;
  /** Secrets, other people's data and the machine's own: not given back. */
  readonly hides?: readonly string[];
  /**
   * `erase`: the rows go with the account; `blank`: the row stays without what it tells; otherwise the law
   * that keeps it.
   */
  readonly end:
    | { readonly erase: keyof typeof goes }
    | { readonly blank: keyof typeof goes }
    | { readonly keep: keyof typeof stays };
}

/** How the rows are found when no `user_id` names the person, and what of them is not given back. */
type Found = Omit<Holding, 'table' | 'title' | 'end'>;

/** Rows that go with the account, as the part of it that a person reads of. */
export const erase = (table: string, title: Words, part: keyof typeof goes, found?: Found) =>
  holding(table, title, { erase: part }, found);

/** Rows that stay without what they tell. */
export const blank = (table: string, title: Words, part: keyof typeof goes, found?: Found) =>
  holding(table, title, { blank: part }, found);

/** Rows that a law keeps. */
export const keep = (table: string, title: Words, law: keyof typeof stays, found?: Found) =>
  holding(table, title, { keep: law }, found);

const holding = (table: string, title: Words, end: Holding['end'], found: Found = {}): Holding => ({
  table,
  title,
  ...(found.by || found.of ? found : { ...found, by: ['user_id'] }),
  end,
});

/** What a domain says of people's data. */
export interface Held {
  /** Parts before the whole: rows that name others go first. */
  readonly holdings: readonly Holding[];
  /** Columns that name a person and are not looked at, each with the reason; `*`: the whole table. */
  readonly notHeld?: Readonly<Record<string, string>>;
}

/** A holding whose rows are found by those of another. */
export interface FoundHolding extends Holding {
  readonly parent?: FoundHolding;
}

/**
 * Links each holding to its parent, which may belong to another domain.
 * @throws Error when the parent is not listed
 */
export function withParents(holdings: readonly Holding[]): FoundHolding[] {
  const find = (holding: Holding): FoundHolding => {
    if (!holding.of) return holding;
    const parent = holdings.find(({ table }) => table === holding.of?.table);
    if (!parent) throw new Error(`what is held in ${holding.table} belongs to nobody`);
    return { ...holding, parent: find(parent) };
  };
  return holdings.map(find);
}
