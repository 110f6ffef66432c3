import type { ImportBatch } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { type LineKind, lineKinds } from '../use-import.ts';

/** The kind of lines in the address; undefined (all) for an unknown one. */
export const kindOf = (params: URLSearchParams): LineKind | undefined =>
  lineKinds.find((kind) => kind === params.get('only'));

type Counted = Pick<ImportBatch, 'lines' | 'changed' | 'created' | 'wrong'>;

/** How many lines of each kind a file has. */
export const countsOf = ({
  lines,
  changed,
  created,
  wrong,
}: Counted): Readonly<Record<LineKind | 'all', number>> => ({
  all: lines,
  change: changed,
  create: created,
  wrong,
  same: lines - changed - created - wrong,
});
