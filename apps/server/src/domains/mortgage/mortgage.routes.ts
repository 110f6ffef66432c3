import { mortgageEndpoints } from '@novosel/contract/mortgage/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { readMortgage } from './read-mortgage.ts';

export function bindMortgage(bind: Bind, { db }: Pick<Context, 'db'>): void {
  const mortgage = readMortgage(db);
  bind(mortgageEndpoints.getMortgage, ({ viewer }) => mortgage(viewer.userId));
}
