import type { ContractLack } from '@novosel/contract/contracts/lacks.ts';

/** Collects what a contract lacks instead of stopping at the first gap. */
export class Gaps {
  readonly codes = new Set<ContractLack>();

  /** Gives the value; a missing one is noted, and whoever reads `codes` must not use what was made of it. */
  need<Value>(code: ContractLack, value: Value): NonNullable<Value> {
    if (value === null || value === undefined) this.codes.add(code);
    return value as NonNullable<Value>;
  }
}
