import type { StaffAct } from '../../../platform/act.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';

interface SiteAct {
  readonly event: 'register' | 'edit' | 'rotate-secret' | 'block' | 'unblock';
  readonly clientId: string;
  readonly details?: Record<string, string | number | boolean | null>;
}

/** Audits an act of staff on a client. */
export function noteSiteAct(
  tx: Executor,
  act: StaffAct,
  { event, clientId, details = {} }: SiteAct,
): Promise<void> {
  return audit(tx, act, { action: `sites.${event}`, subject: `site:${clientId}`, details });
}
