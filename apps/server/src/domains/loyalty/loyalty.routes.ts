import { loyaltyEndpoints } from '@novosel/contract/loyalty/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { bonusAccount } from './bonus-account.ts';

export function bindLoyalty(bind: Bind, { db }: Pick<Context, 'db'>): void {
  const account = bonusAccount(db);
  bind(loyaltyEndpoints.getBonusAccount, ({ viewer }) => account(viewer));
}
