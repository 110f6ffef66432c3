import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { cookieOf } from '../../platform/http/cookies.ts';
import { addToOutbox } from '../../platform/outbox.ts';

import { deviceOf } from './device-of.ts';
import { newDeviceLetter } from './device-words.ts';
import { accountHash, knownDevice } from './known-device.ts';
import { personOf } from './people.repo.ts';
import type { Visit } from './visit.ts';

type Deps = Pick<Context, 'config' | 'clock' | 'jobs'>;

/** Whether this browser has no mark of the person: he has not been in it, or not for half a year (decision 010). */
export function isNewDevice({ config: { secret } }: Pick<Context, 'config'>, userId: number, visit: Visit) {
  return !knownDevice(secret, accountHash(secret, userId), cookieOf(visit.request, 'cabinet', 'device'));
}

/** Writes to a person about a browser that has become one of his, in the transaction of the act by which it has. */
export async function tellNewDevice(
  deps: Deps,
  tx: Tx,
  userId: number,
  act: 'enter' | 'unlock',
  { address, userAgent }: Visit,
): Promise<void> {
  const person = await personOf(tx, userId);
  if (!person?.email) return;
  const { browser, system } = deviceOf(userAgent);
  const device = [browser, system].filter(Boolean).join(', ');
  const locale = person.locale === 'en' ? 'en' : 'ru';
  const letter = newDeviceLetter(deps.config, locale, { act, device, address, at: deps.clock.now() });
  await addToOutbox(deps, tx, { topic: 'mail', payload: { to: person.email, ...letter } });
}
