import { discountsDeskEndpoints as desk } from '@novosel/contract/loyalty/desk-endpoints.ts';
import { listDiscounts as listEndpoint } from '@novosel/contract/loyalty/discounts.ts';
import { loyaltyEndpoints } from '@novosel/contract/loyalty/endpoints.ts';
import { rewardDeskEndpoints as rewards } from '@novosel/contract/loyalty/reward-endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { bonusAccount } from './bonus-account.ts';
import { discountsOfPerson } from './discounts/discounts-of-person.ts';
import { giveDiscount } from './discounts/give-discount.ts';
import { listDiscounts } from './discounts/list-discounts.ts';
import { withdrawDiscount } from './discounts/withdraw-discount.ts';
import { listRecommendations } from './friends/list-recommendations.ts';
import { listRewards } from './friends/list-rewards.ts';
import { moveReward } from './friends/move-reward.ts';
import { listCertificates } from './list-certificates.ts';
import { readHistory } from './read-history.ts';
import { takeCard } from './take-card.ts';

export function bindLoyalty(bind: Bind, deps: Pick<Context, 'config' | 'db' | 'clock'>): void {
  const { clock } = deps;
  const certificates = listCertificates(deps);
  const account = bonusAccount(deps, certificates);
  bind(loyaltyEndpoints.getBonusAccount, ({ act }) => account(act));
  bind(loyaltyEndpoints.listCertificates, ({ act }) => certificates(act));
  bind(loyaltyEndpoints.getBonusHistory, async ({ db, viewer }) => {
    const now = clock.now();
    return ok({ now: now.toISOString(), deals: await readHistory(db, viewer.userId, now) });
  });
  bind(loyaltyEndpoints.takeCard, async ({ act }) => {
    await takeCard(deps, act);
    return done;
  });
  bind(loyaltyEndpoints.listRecommendations, async ({ db, viewer }) =>
    ok(await listRecommendations(deps, db, viewer.userId)),
  );
  bind(listEndpoint, async ({ db, viewer }) => {
    const now = clock.now();
    return ok({ now: now.toISOString(), ...(await listDiscounts(db, viewer, now)) });
  });
}

export function bindLoyaltyDesk(bind: Bind, deps: Pick<Context, 'db' | 'clock' | 'events'>): void {
  bind(desk.listPersonDiscounts, async ({ db, params }) =>
    ok(await discountsOfPerson(deps, db, params.person)),
  );
  bind(desk.giveDiscount, async ({ db, act, params, body }) => {
    await giveDiscount(deps, db, act, params.person, body);
    return done;
  });
  bind(rewards.listRewards, async ({ db }) => ok(await listRewards(deps, db)));
  bind(rewards.moveReward, async ({ db, act, params, body }) => {
    await moveReward(deps, db, act, params.reward, body);
    return done;
  });
  bind(desk.withdrawDiscount, async ({ db, act, params: { person, discount }, body }) => {
    await withdrawDiscount(deps, db, act, { userId: person, id: discount, reason: body.reason });
    return done;
  });
}

const done = { result: true } as const;
