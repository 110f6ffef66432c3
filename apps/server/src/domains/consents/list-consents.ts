import type { Consent, GivenKind } from '@novosel/contract/consents/endpoints.ts';
import type { Executor } from '../../platform/database/db.ts';
import { consentsOf } from './consents.repo.ts';

/** Each consent with its end: a withdrawal ends the one before it; for a site, all consents to it. */
export async function listConsents(db: Executor, userId: number): Promise<Consent[]> {
  const shown: (Omit<Consent, 'withdrawnAt'> & { withdrawnAt: string | null })[] = [];
  for (const { given, at, kind, ...text } of await consentsOf(db, userId)) {
    const moment = at.toISOString();
    if (given) {
      shown.push({ ...text, kind: kind as GivenKind, givenAt: moment, withdrawnAt: null });
      continue;
    }
    for (const one of shown) if (one.kind === kind && one.site === text.site) one.withdrawnAt ??= moment;
  }
  return shown;
}
