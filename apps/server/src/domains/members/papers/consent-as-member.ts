import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ensureConsent } from '../../consents/public.ts';
import { tellPages } from '../../deals/public.ts';
import { lockAsParty, memberAmong } from '../reach-members.ts';
import { moveMember } from '../record-member.ts';

interface Consenting {
  readonly estateId: number;
  readonly memberId: string;
}

/**
 * A member consents to the use of his data in the deal, before he enters any.
 * @throws AppError NOT_FOUND for another's; STEP_WRONG when he already has
 */
export function consentAsMember(
  db: Executor,
  act: BuyerAct,
  { estateId, memberId }: Consenting,
): Promise<void> {
  const { at, actor } = act;
  return inTransaction(db, async (tx) => {
    const { deal, members } = await lockAsParty(tx, actor.id, estateId);
    const member = memberAmong(members, memberId);
    if (member.userId !== actor.id) throw new AppError('NOT_FOUND');
    await moveMember(tx, member, 'consent', at);
    await ensureConsent(tx, act, { kind: 'deal', codeId: undefined });
    await tellPages(tx, deal, at);
  });
}
