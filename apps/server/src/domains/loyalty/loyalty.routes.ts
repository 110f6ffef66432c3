import { listDiscounts as listEndpoint } from '@novosel/contract/loyalty/discounts.ts';
import { loyaltyEndpoints } from '@novosel/contract/loyalty/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { bonusAccount } from './bonus-account.ts';
import { listCertificates } from './list-certificates.ts';
import { listDiscounts } from './list-discounts.ts';
import { readHistory } from './read-history.ts';
import { takeCard } from './take-card.ts';

export function bindLoyalty(bind: Bind, deps: Pick<Context, 'db' | 'clock'>): void {
  const { clock } = deps;
  const certificates = listCertificates(deps);
  const account = bonusAccount(deps, certificates);
  bind(loyaltyEndpoints.getBonusAccount, ({ viewer }) => account(viewer));
  bind(loyaltyEndpoints.listCertificates, ({ viewer }) => certificates(viewer));
  bind(loyaltyEndpoints.getBonusHistory, async ({ db, viewer }) => {
    const now = clock.now();
    return {
      result: true as const,
      data: { now: now.toISOString(), deals: await readHistory(db, viewer.userId, now) },
    };
  });
  bind(loyaltyEndpoints.takeCard, async ({ viewer }) => {
    await takeCard(deps, viewer.userId);
    return { result: true as const };
  });
  bind(listEndpoint, async ({ db, viewer }) => {
    const now = clock.now();
    return {
      result: true as const,
      data: { now: now.toISOString(), items: await listDiscounts(db, viewer, now) },
    };
  });
}
