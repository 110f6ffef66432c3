import type { AuditEntry } from '../../../platform/audit.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';

/** Who acts at the desk, as his request says it. */
export interface StaffCall {
  readonly viewer: Viewer;
  readonly address: string;
  readonly requestId: string;
}

/** What the audit log, and `documents.subject` of a file that was sent, say of a conversation. */
export const subjectOf = (guid: string): string => `chat:${guid}`;

/** What `documents.subject` says of a file that a member of staff has not sent yet. */
export const unsentSubject = 'chat-unsent';

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
