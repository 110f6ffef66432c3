import type { Held, Holding } from '../../held.ts';
import { signedByPower } from '../documents/public.ts';

/** Something was signed by this power of attorney: it is kept as long as the paper. */
const isKept = signedByPower('powers_of_attorney.id');

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    ...powersBy('principal_id', ['delegate_id', 'staff_id']),
    // Why one was refused is for its giver to read.
    ...powersBy('delegate_id', ['principal_id', 'staff_id', 'answer']),
  ],
  notHeld: {
    'powers_of_attorney.staff_id': 'the member of staff is another person',
  },
};

/** Powers of attorney of one side of them: unused ones go, the others are kept. */
function powersBy(side: 'principal_id' | 'delegate_id', hides: readonly string[]): Holding[] {
  const power = { table: 'powers_of_attorney', by: [side], hides: [side, ...hides] };
  return [
    {
      ...power,
      title: { ru: 'Доверенности', en: 'Powers of attorney' },
      only: `not ${isKept}`,
      end: { erase: 'trusted' },
    },
    {
      ...power,
      title: {
        ru: 'Доверенности, по которым подписано',
        en: 'Powers of attorney by which something was signed',
      },
      only: isKept,
      end: { keep: 'signatures' },
    },
  ];
}
