import type { AuditEntry } from '../../platform/audit.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** Who acts at the desk, as the audit log keeps it. */
export interface StaffAct {
  readonly staffId: number;
  record(at: Date): Pick<AuditEntry, 'at' | 'actorKind' | 'actorId' | 'address' | 'requestId'>;
}

export function staffAct(call: {
  readonly viewer: Viewer;
  readonly address: string;
  readonly requestId: string;
}): StaffAct {
  const { viewer, address, requestId } = call;
  return {
    staffId: viewer.userId,
    record: (at) => ({ at, actorKind: 'staff', actorId: viewer.userId, address, requestId }),
  };
}
