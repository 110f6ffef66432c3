import { unconfirmedStatus } from '@novosel/contract/users/rules.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { countTry } from '../../platform/limits.ts';
import { agreedTexts } from '../consents/public.ts';
import { keyedHash, ofUser, type Person, personOf } from '../identity/public.ts';
import { sameSurname, surnameLimit } from './completion.policy.ts';

/** Data with which a person of status 5 completes the registration (S3-20). */
export interface Completion {
  readonly email: string;
  readonly surname: string;
  readonly additionalAgree: boolean;
}

/**
 * The code is bound to everything it confirms, including the texts of the consents: any change needs a new
 * code.
 */
export function completionClaim(
  { config }: Pick<Context, 'config'>,
  { actor, locale = 'ru' }: BuyerAct,
  said: Completion,
) {
  const texts = agreedTexts(said.additionalAgree, locale).map(({ sha256 }) => sha256);
  const parts = [said.email, said.surname.toLowerCase(), ...texts];
  return {
    subject: ofUser(actor.id),
    purpose: 'complete-registration',
    boundTo: keyedHash(config.secret, 'completion', ...parts),
  };
}

/**
 * @throws AppError STEP_WRONG when there is nothing to complete, DATA_MISMATCH for another surname than the
 * stored one, RATE_LIMITED
 */
export async function personToComplete(
  { db }: Pick<Context, 'db'>,
  { at, actor: { id: userId } }: BuyerAct,
  { surname }: Completion,
): Promise<Person> {
  const person = await personOf(db, userId);
  if (person?.status !== unconfirmedStatus) throw new AppError('STEP_WRONG');
  if (sameSurname(surname, person.surname)) return person;
  const reached = await countTry(db, [surnameLimit(userId)], at);
  if (reached) {
    const seconds = Math.ceil((reached.until.getTime() - at.getTime()) / 1000);
    throw new AppError('RATE_LIMITED', { params: { seconds } });
  }
  throw new AppError('DATA_MISMATCH', { fields: { surname: ['DATA_MISMATCH'] } });
}
