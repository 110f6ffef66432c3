import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { addToOutbox } from '../../../platform/jobs/outbox.ts';
import { countTry } from '../../../platform/limits.ts';
import { personOf } from '../accounts/people.repo.ts';
import { deviceSmsLimit } from '../identity.policy.ts';
import { deviceOf } from './device-of.ts';
import { newDeviceLetter, newDeviceSms } from './device-words.ts';
import { accountHash, knownDevice } from './known-device.ts';

type Deps = Pick<Context, 'config' | 'clock' | 'jobs'>;

/**
 * Whether the browser lacks this person's cookie: he has not used it for half a year, or never (decision
 * 010).
 */
export function isNewDevice(
  { config: { secret } }: Pick<Context, 'config'>,
  userId: number,
  mark: string | undefined,
) {
  return !knownDevice(secret, accountHash(secret, userId), mark);
}

/**
 * Notifies a person of a new device in the transaction of the sign-in: by letter, or by SMS without a
 * confirmed e-mail. The number of messages a day is limited (promise 6).
 */
export async function tellNewDevice(
  deps: Deps,
  tx: Tx,
  { at, address = '', userAgent = '' }: Act,
  { userId, by }: { readonly userId: number; readonly by: 'enter' | 'unlock' | 'desk' },
): Promise<void> {
  const person = await personOf(tx, userId);
  if (!person) return;
  const { email, phone } = person;
  const locale = person.locale === 'en' ? 'en' : 'ru';
  if (email) {
    const { browser, system } = deviceOf(userAgent);
    const device = [browser, system].filter(Boolean).join(', ');
    const letter = newDeviceLetter(deps.config, locale, { act: by, device, address, at });
    await addToOutbox(deps, tx, { topic: 'mail', payload: { to: email, ...letter } });
  } else if (phone && !(await countTry(tx, [deviceSmsLimit(userId)], at))) {
    const text = newDeviceSms(locale, { act: by, at });
    await addToOutbox(deps, tx, { topic: 'sms', payload: { to: `+${phone}`, text } });
  }
}
