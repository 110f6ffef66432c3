import type { BonusAccount } from '@novosel/contract/loyalty/endpoints.ts';
import type { Executor } from '../../platform/db.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { levels } from './loyalty.policy.ts';
import { prepareFindLoyalty } from './loyalty.repo.ts';

/** The loyalty account of a person, or null when there is none (S7-32). */
export function bonusAccount(db: Executor): (viewer: Viewer) => Promise<BonusAccount | null> {
  const find = prepareFindLoyalty(db);
  return async ({ userId, locale }) => {
    const row = await find(userId);
    if (!row) return null;
    return {
      status: { code: row.code, title: levels[row.code].title[locale] },
      statusExpiresAt: row.statusExpiresAt?.toISOString() ?? null,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      isBlocked: row.isBlocked,
      cardNumber: row.cardNumber,
      contractCount: row.contractCount,
      commercialContractCount: row.commercialContractCount,
      contractSum: row.contractKopecks,
      commercialContractSum: row.commercialContractKopecks,
      certificates: [],
    };
  };
}
