import type { StaffAct } from '../../src/platform/act.ts';
import type { TestServer } from '../test-server.ts';

/** An act at the desk now, past its doors. */
export const actOfStaff = ({ clock }: Pick<TestServer, 'clock'>, id: number): StaffAct => ({
  at: clock.now(),
  actor: { kind: 'staff', id, roles: ['manager'] },
});
