import { erase, type Held, type Holding, keep } from '../../held.ts';
import { signedByPower } from '../documents/public.ts';

/** A power that was used for a signature is kept as long as the signed paper. */
const isKept = signedByPower('powers_of_attorney.id');

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    ...powersBy('principal_id', ['delegate_id', 'staff_id']),
    // The reason of a refusal is only for the principal.
    ...powersBy('delegate_id', ['principal_id', 'staff_id', 'answer']),
  ],
  notHeld: {
    'powers_of_attorney.staff_id': 'the member of staff is another person',
  },
};

/** Powers of attorney of one side: unused ones are deleted, the others are kept. */
function powersBy(side: 'principal_id' | 'delegate_id', hides: readonly string[]): Holding[] {
  const power = { by: [side], hides: [side, ...hides] };
  const signed = {
    ru: 'Доверенности, по которым подписано',
    en: 'Powers of attorney by which something was signed',
  };
  return [
    erase('powers_of_attorney', { ru: 'Доверенности', en: 'Powers of attorney' }, 'trusted', {
      ...power,
      only: `not ${isKept}`,
    }),
    keep('powers_of_attorney', signed, 'signatures', { ...power, only: isKept }),
  ];
}
