import type { MachineScope } from '@novosel/contract/sites/machine-scopes.ts';

/** `unknown`: no machine's token that lives; `closed`: one of another scope. */
export type CheckMachine = (
  bearer: string | undefined,
  scope: MachineScope,
) => Promise<'unknown' | 'closed' | 'open'>;
