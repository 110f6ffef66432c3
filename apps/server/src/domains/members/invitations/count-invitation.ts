import { invitationsADay } from '@novosel/contract/delegates/rules.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { countTry } from '../../../platform/limits.ts';
import { identifierHash, type identifierOf, sendingLimits } from '../../identity/public.ts';

const daySeconds = 86_400;

/**
 * Counts an invitation or a reminder, also to a registered phone, so that the answer reveals nothing
 * (promises 4, 6).
 * @throws AppError INVITATIONS_OVER for a person who has sent too many in a day; RATE_LIMITED for the phone
 */
export async function countInvitation(
  { config }: Pick<Context, 'config'>,
  tx: Tx,
  { actor, at }: BuyerAct,
  to: ReturnType<typeof identifierOf>,
): Promise<void> {
  const own = { key: `members:invitations:${actor.id}`, max: invitationsADay * 2, seconds: daySeconds };
  if (await countTry(tx, [own], at)) throw new AppError('INVITATIONS_OVER', { params: { max: own.max } });
  const reached = await countTry(tx, sendingLimits(identifierHash(config.secret, to), 'invitation'), at);
  if (!reached) return;
  const seconds = Math.max(1, Math.ceil((reached.until.getTime() - at.getTime()) / 1000));
  throw new AppError('RATE_LIMITED', { params: { seconds } });
}
