import { mortgageEndpoints } from '@novosel/contract/mortgage/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { localeOf } from '../../platform/http/refusals.ts';
import { sendConsentCode } from '../signing/public.ts';
import { chooseBid } from './choose-bid.ts';
import { hastenBids } from './hasten-bids.ts';
import { readMortgage } from './read-mortgage.ts';
import { sendApplication } from './send-application.ts';
import { signConsent } from './sign-consent.ts';

type Deps = Pick<Context, 'clock' | 'config' | 'db' | 'events' | 'jobs'>;

export function bindMortgage(bind: Bind, deps: Deps): void {
  const mortgage = readMortgage(deps.db);
  bind(mortgageEndpoints.getMortgage, async ({ viewer, query }) => {
    if (query.forceRefreshDvizh === '1') await hastenBids(deps, viewer.userId);
    return mortgage(viewer.userId);
  });
  bind(mortgageEndpoints.sendMortgageCode, async ({ viewer: { userId }, request }) =>
    ok(await sendConsentCode(deps, { userId, kind: 'mortgage', locale: localeOf(request) })),
  );
  bind(mortgageEndpoints.signMortgageConsent, async ({ act, body }) =>
    ok(await signConsent(deps, act, body.code)),
  );
  bind(mortgageEndpoints.sendApplication, async ({ db, act, body }) => {
    await sendApplication(deps, db, act, body);
    return ok({ sent: true as const });
  });
  bind(mortgageEndpoints.chooseBid, async ({ db, act, body }) => {
    await chooseBid(deps, db, act, body.bid);
    return ok({ chosen: true as const });
  });
}
