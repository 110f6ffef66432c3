import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getContractChanges } from '@novosel/contract/contracts/endpoints.ts';
import type { VersionSummary } from '@novosel/contract/contracts/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ContractProps } from '../contract-props.ts';

/**
 * The version that holds against an earlier one: the last, or the one before which still has the clauses that
 * were removed since the reader's last whole reading.
 */
export function useComparison({ deal, current, reading }: ContractProps, earlier: readonly VersionSummary[]) {
  const [chosen, setChosen] = useState<number>();
  const [{ of, auto }, setAuto] = useState({ of: current.number, auto: 0 });
  if (of !== current.number) setAuto({ of: current.number, auto: 0 });
  const from = chosen ?? earlier[auto]?.number ?? 1;
  const params = { estate: deal.card.estate.id };
  const query = useQuery(queryFor(getContractChanges, { params, query: { from, to: current.number } }));
  const changes = query.data?.data;
  const known = changes?.clauses.map(({ id }) => id);
  const isShort = known !== undefined && reading.unread.some((id) => !known.includes(id));
  const goesFurther = chosen === undefined && isShort && auto < earlier.length - 1;
  useEffect(() => {
    if (goesFurther) setAuto((before) => ({ ...before, auto: before.auto + 1 }));
  }, [goesFurther]);
  return { from, changes, query, onChoose: setChosen };
}
