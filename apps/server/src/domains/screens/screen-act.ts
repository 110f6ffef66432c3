import type { Context } from '../../context.ts';
import type { AuditEntry } from '../../platform/audit.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

export type ScreenDeps = Pick<Context, 'db' | 'clock' | 'jobs' | 'config'>;

/** Who acts, as the audit log keeps it. */
export interface ScreenAct {
  readonly viewer: Viewer;
  readonly record: Pick<AuditEntry, 'actorKind' | 'actorId' | 'address' | 'requestId'>;
}

const kindOf = ({ door }: Viewer) => (door === 'office' ? 'staff' : 'buyer');

export function actOf(call: Pick<Call<never>, 'address' | 'requestId'> & { viewer: Viewer }): ScreenAct {
  const { viewer, address, requestId } = call;
  return { viewer, record: { actorKind: kindOf(viewer), actorId: viewer.userId, address, requestId } };
}

/** What is done because a page or its line has gone. */
export function actOfLine(viewer: Viewer): ScreenAct {
  return { viewer, record: { actorKind: kindOf(viewer), actorId: viewer.userId } };
}
