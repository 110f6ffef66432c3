import type { Certificate } from 'pkijs';
import { statusByAnswer } from '../revocation/online-status.ts';
import { type RevocationStatus, statusByList } from '../revocation/revocation-list.ts';

/** What was gathered of revocations, as DER. */
export interface RevocationData {
  readonly lists: readonly Uint8Array[];
  readonly answers: readonly Uint8Array[];
}

/** Whether a status tells of a moment: it was given after it, or held then. */
const tellsOf = ({ thisUpdate, nextUpdate }: RevocationStatus, at: Date): boolean =>
  thisUpdate >= at || (nextUpdate !== null && at <= nextUpdate);

/**
 * Whether a certificate was revoked by a moment.
 * @returns `unknown` when nothing gathered tells of that moment
 */
export function revocationAt(
  certificate: Certificate,
  { issuer, data, at }: { issuer: Certificate; data: RevocationData; at: Date },
): 'good' | 'revoked' | 'unknown' {
  const statuses = [
    ...data.answers.map((der) => statusByAnswer(der, certificate, issuer)),
    ...data.lists.map((der) => statusByList(der, certificate, issuer)),
  ].filter((one) => one !== null);
  if (statuses.some(({ revokedAt }) => revokedAt !== null && revokedAt <= at)) return 'revoked';
  return statuses.some((one) => tellsOf(one, at)) ? 'good' : 'unknown';
}
