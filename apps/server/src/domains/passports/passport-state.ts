import type { PassportState } from '@novosel/contract/passports/rules.ts';

interface Facts {
  readonly checkedAt: Date | null;
  readonly refusal: string | null;
}

export function stateOf(facts: Facts | undefined): PassportState {
  if (!facts) return 'none';
  if (facts.checkedAt) return 'checked';
  return facts.refusal === null ? 'unchecked' : 'refused';
}
