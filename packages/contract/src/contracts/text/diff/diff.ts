import { diffArrays } from 'diff';
import type { ClauseChange } from '../../changes.ts';
import type { RenderedClause } from '../../template.ts';
import { wordSpans } from './word-spans.ts';

type Clauses = readonly RenderedClause[];

const byId = (clauses: Clauses) => new Map(clauses.map((clause) => [clause.id, clause]));

/** IDs of clauses that both versions have and that stand in another order: the fewest that explain it. */
function movedIds(before: Clauses, after: Clauses): ReadonlySet<string> {
  const [old, fresh] = [byId(before), byId(after)];
  const common = (clauses: Clauses, other: ReadonlyMap<string, unknown>) =>
    clauses.map(({ id }) => id).filter((id) => other.has(id));
  const parts = diffArrays(common(before, fresh), common(after, old));
  return new Set(parts.flatMap(({ added, value }) => (added ? value : [])));
}

function changeOf(id: string, before: RenderedClause, after: RenderedClause, isMoved: boolean): ClauseChange {
  const isChanged = before.text !== after.text || before.title !== after.title;
  return {
    id,
    change: isChanged ? 'changed' : isMoved ? 'moved' : 'same',
    isMoved,
    before,
    after,
    spans: isChanged ? wordSpans(before.text, after.text) : [],
  };
}

const removedChange = (before: RenderedClause): ClauseChange => ({
  id: before.id,
  change: 'removed',
  isMoved: false,
  before,
  after: null,
  spans: [],
});

/** Inserts each removed clause after the clause that preceded it in the earlier version. */
function withRemoved(before: Clauses, after: Clauses, kept: readonly ClauseChange[]): ClauseChange[] {
  const fresh = byId(after);
  const followers = new Map<string | null, ClauseChange[]>();
  let last: string | null = null;
  for (const clause of before) {
    if (fresh.has(clause.id)) last = clause.id;
    else followers.set(last, [...(followers.get(last) ?? []), removedChange(clause)]);
  }
  return [
    ...(followers.get(null) ?? []),
    ...kept.flatMap((change) => [change, ...(followers.get(change.id) ?? [])]),
  ];
}

/**
 * Compares two versions clause by clause, by ID, in the order of the later one. Removed clauses keep their
 * place. A clause whose number alone differs is unchanged.
 */
export function clauseDiff(before: Clauses, after: Clauses): ClauseChange[] {
  const old = byId(before);
  const moved = movedIds(before, after);
  const kept = after.map((clause): ClauseChange => {
    const former = old.get(clause.id);
    if (former) return changeOf(clause.id, former, clause, moved.has(clause.id));
    return { id: clause.id, change: 'added', isMoved: false, before: null, after: clause, spans: [] };
  });
  return withRemoved(before, after, kept);
}
