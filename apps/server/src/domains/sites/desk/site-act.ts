import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Visit } from '../../identity/public.ts';

/** The member of staff who acts, and from where. */
export type StaffVisit = Visit & { readonly viewer: Viewer };

interface SiteAct {
  readonly act: 'register' | 'edit' | 'rotate-secret' | 'block' | 'unblock';
  readonly clientId: string;
  readonly details?: Record<string, string | number | boolean | null>;
}

/** What staff does to a client, on record. */
export async function noteSiteAct(
  tx: Executor,
  { viewer, address, requestId }: StaffVisit,
  { act, clientId, details = {} }: SiteAct,
  at: Date,
): Promise<void> {
  await audit(tx, {
    at,
    actorKind: 'staff',
    actorId: viewer.userId,
    action: `sites.${act}`,
    subject: `site:${clientId}`,
    details,
    address,
    requestId,
  });
}
