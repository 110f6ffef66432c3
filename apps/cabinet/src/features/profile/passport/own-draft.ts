import type { PassportState } from '@novosel/contract/passports/rules.ts';

/** Name of the draft: what is typed for a request is not what was typed before the check. */
export const ownDraft = (state: PassportState): string =>
  state === 'checked' ? 'passport:change' : 'passport:own';

export const reasonDraft = 'passport:change:reason';
