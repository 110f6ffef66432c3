import type { ImportBatch, ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { FreshLine } from './checking/fresh-estates.repo.ts';
import type { BatchRow, NamedLine } from './imports.repo.ts';

/** A batch as the desk sees it; `staff` is the name of its author. */
export function batchView(batch: BatchRow, staff: string): ImportBatch {
  const { sha256: _sha256, staffId: _staffId, createdAt, appliedAt, undoneAt, state, ...rest } = batch;
  return {
    ...rest,
    state: state as ImportBatch['state'],
    staff,
    createdAt: createdAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}

const statusWords = new Map<unknown, string>(Object.entries(estateStatuses).map(([name, id]) => [id, name]));

/** A line as the desk sees it, with the names of statuses. */
export function lineView(row: NamedLine): ImportLine {
  const { line, estateId, title, number, building, what, changes, problems, fresh } = row;
  const named = (changes as ImportLine['changes']).map((change) =>
    change.column === 'status'
      ? {
          ...change,
          before: statusWords.get(change.before) ?? null,
          after: statusWords.get(change.after) ?? null,
        }
      : change,
  );
  return {
    line,
    estate: estateId,
    number: number ?? title,
    building,
    newHouse: (fresh as FreshLine | null)?.house?.number ?? null,
    what: what as ImportLine['what'],
    changes: named,
    problems: problems as ImportLine['problems'],
  };
}
