import type { AuditEntry } from '../../platform/audit.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** Who acts at the desk, as his request says it. */
export interface StaffCall {
  readonly viewer: Viewer;
  readonly address: string;
  readonly requestId: string;
}

export const subjectOf = (guid: string): string => `chat:${guid}`;

/** The part of an audit record that every act of staff has. */
export const recordOf = (
  { viewer, address, requestId }: StaffCall,
  at: Date,
): Pick<AuditEntry, 'at' | 'actorKind' | 'actorId' | 'address' | 'requestId'> => ({
  at,
  actorKind: 'staff',
  actorId: viewer.userId,
  address,
  requestId,
});
