import type { BonusAccount, Certificate } from '@novosel/contract/loyalty/endpoints.ts';
import { ladderAt, yearsAfter } from '@novosel/contract/loyalty/ladder.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { statusTitle } from './loyalty.policy.ts';
import { prepareFindLoyalty } from './loyalty.repo.ts';

type Certificates = (act: BuyerAct) => Promise<Certificate[]>;

/** The loyalty account of a person, or null when there is none (S7-32). */
export function bonusAccount(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  certificates: Certificates,
): (act: BuyerAct) => Promise<BonusAccount | null> {
  const find = prepareFindLoyalty(db);
  return async (act) => {
    const now = clock.now();
    const ladder = ladderAt(now);
    const row = await find(act.actor.id, yearsAfter(now, -ladder.windowYears));
    if (!row) return null;
    return {
      status: { code: row.code, title: statusTitle(ladder, row.code, act.locale ?? 'ru') },
      statusExpiresAt: row.statusExpiresAt?.toISOString() ?? null,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      isBlocked: row.isBlocked,
      cardNumber: row.cardNumber,
      contractCount: row.contractCount,
      commercialContractCount: row.commercialContractCount,
      contractSum: row.contractKopecks,
      commercialContractSum: row.commercialContractKopecks,
      certificates: await certificates(act),
    };
  };
}
