import type { MachineScope } from '@novosel/contract/sites/machine-scopes.ts';

/** `unknown`: not a valid token of a machine; `closed`: one with another scope. */
export type CheckMachine = (
  bearer: string | undefined,
  scope: MachineScope,
) => Promise<'unknown' | 'closed' | 'open'>;
