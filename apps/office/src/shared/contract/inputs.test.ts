import { describe, expect, it } from 'vitest';
import { begunGroups, nothingTyped, readInputs, typedOf } from './inputs.ts';

const typed = { ...nothingTyped, loanNumber: ' 77-12 ', loanOn: '2026-11-20', loanPlace: 'Москва' };
const loan = { contractNumber: '77-12', contractOn: '2026-11-20', place: 'Москва' };
const none = { loan: null, capital: null, instalmentsFrom: null, consentOn: null };

describe('what the lawyer enters for a contract', () => {
  it('is read of the groups that are needed, without spaces around', () => {
    expect(readInputs(typed, ['loan'])).toEqual({ ...none, loan });
    expect(readInputs(typed, [])).toEqual(none);
  });

  it('is not read while a field of them is empty or a day unfinished', () => {
    expect(readInputs(typed, ['loan', 'consent'])).toBeUndefined();
    expect(readInputs({ ...typed, loanOn: '20.11' }, ['loan'])).toBeUndefined();
    expect(readInputs({ ...typed, loanPlace: '  ' }, ['loan'])).toBeUndefined();
  });

  it('begins a new draft as the former one had it', () => {
    const inputs = {
      loan,
      capital: { certificate: 'МК-9', until: '2026-12-01' },
      instalmentsFrom: '2026-12-05',
      consentOn: '2026-11-28',
    };
    const again = typedOf(inputs);
    expect(readInputs(again, begunGroups(again))).toEqual(inputs);
    expect(begunGroups(typedOf(none))).toEqual([]);
  });
});
