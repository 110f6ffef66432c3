import type { Context } from '../../context.ts';
import { ensureConsent } from '../consents/public.ts';
import { setSigned } from './mortgage.repo.ts';

interface Signing {
  readonly userId: number;
  readonly locale: 'ru' | 'en';
  readonly address: string;
}

/** The consent of its own purpose (truth 10), with the flag that follows from it (S4.7-14), in one transaction. */
export async function signConsent(
  { db, clock }: Pick<Context, 'clock' | 'db'>,
  { userId, locale, address }: Signing,
): Promise<{ readonly sopdSigned: boolean }> {
  await db.transaction(async (tx) => {
    await ensureConsent(tx, { userId, kind: 'mortgage', locale, address, at: clock.now() });
    await setSigned(tx, userId, true);
  });
  return { sopdSigned: true };
}
