import { parametersEndpoints } from '@novosel/contract/parameters/endpoints.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { brand } from '../../platform/brand.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { chooseParameters } from './choose-parameters.ts';
import { confirmTotal } from './confirm-total.ts';
import { readParameters } from './read-parameters.ts';
import { reopenParameters } from './reopen-parameters.ts';

export function bindParameters(bind: Bind, deps: Pick<Context, 'clock' | 'events'>): void {
  const answer = async (db: Executor, act: BuyerAct, estate: number) =>
    ok(await readParameters(db, act, estate));
  bind(parametersEndpoints.getParameters, ({ db, act, params }) => answer(db, act, params.estate));
  bind(parametersEndpoints.saveParameters, async ({ db, act, params: { estate }, body }) => {
    await chooseParameters(deps, db, act, { estateId: estate, ...body });
    return answer(db, act, estate);
  });
  bind(parametersEndpoints.changeParameters, async ({ db, act, params: { estate } }) => {
    await reopenParameters(deps, db, act, estate);
    return answer(db, act, estate);
  });
  bind(parametersEndpoints.confirmTotal, async ({ db, act, params: { estate }, body }) => {
    await confirmTotal(deps, db, act, { estateId: estate, ...body });
    return answer(db, act, estate);
  });
  bind(parametersEndpoints.listBanks, async () =>
    ok(brand.mortgageBanks.map(({ code, name }) => ({ code, name }))),
  );
}
