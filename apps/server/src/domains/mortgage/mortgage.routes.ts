import { mortgageEndpoints } from '@novosel/contract/mortgage/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { localeOf } from '../../platform/http/refusals.ts';
import { readMortgage } from './read-mortgage.ts';
import { signConsent } from './sign-consent.ts';

export function bindMortgage(bind: Bind, deps: Pick<Context, 'clock' | 'db'>): void {
  const mortgage = readMortgage(deps.db);
  bind(mortgageEndpoints.getMortgage, ({ viewer }) => mortgage(viewer.userId));
  bind(mortgageEndpoints.signMortgageConsent, async ({ viewer, address, request }) =>
    ok(await signConsent(deps, { userId: viewer.userId, locale: localeOf(request), address })),
  );
}
