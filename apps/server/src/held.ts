import type { goes, stays } from '@novosel/contract/privacy/held.ts';
import type { Words } from '@novosel/contract/texts/word-list.ts';

/** Personal data in a table: what an export returns of them, and what a deletion does with them. */
export interface Holding {
  readonly table: string;
  readonly title: Words;
  /** Columns with the person's ID; a match in any of them counts. */
  readonly by?: readonly string[];
  /**
   * A phone or an e-mail: a row with the person's own contact is his, too, and the column is emptied with the
   * account.
   */
  readonly contact?: string;
  /**
   * A column that refers to a row of another holding, when no column names the person himself; `by`: the
   * referenced column, by default `id`.
   */
  readonly of?: { readonly table: string; readonly key: string; readonly by?: string };
  /** SQL condition for a part of the rows. */
  readonly only?: string;
  /** Secrets, other people's data and internal data: not exported. */
  readonly hides?: readonly string[];
  /**
   * `erase`: the rows are deleted with the account; `blank`: the row stays with empty personal data;
   * otherwise the law that requires to keep it.
   */
  readonly end:
    | { readonly erase: keyof typeof goes }
    | { readonly blank: keyof typeof goes }
    | { readonly keep: keyof typeof stays };
}

/** How to find the rows when no `user_id` names the person, and which columns are not exported. */
type Found = Omit<Holding, 'table' | 'title' | 'end'>;

/** Rows that are deleted with the account, and the part of it that they belong to. */
export const erase = (table: string, title: Words, part: keyof typeof goes, found?: Found) =>
  holding(table, title, { erase: part }, found);

/** Rows that stay with empty personal data. */
export const blank = (table: string, title: Words, part: keyof typeof goes, found?: Found) =>
  holding(table, title, { blank: part }, found);

/** Rows that a law requires to keep. */
export const keep = (table: string, title: Words, law: keyof typeof stays, found?: Found) =>
  holding(table, title, { keep: law }, found);

const holding = (table: string, title: Words, end: Holding['end'], found: Found = {}): Holding => ({
  table,
  title,
  ...(found.by || found.of ? found : { ...found, by: ['user_id'] }),
  end,
});

/** A domain's declaration of personal data. */
export interface Held {
  /** In the order of deletion: rows that refer to others come first. */
  readonly holdings: readonly Holding[];
  /** Columns with a person's ID that are ignored, each with the reason; `*`: the whole table. */
  readonly notHeld?: Readonly<Record<string, string>>;
}

/** A holding whose rows are found by those of another holding. */
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
