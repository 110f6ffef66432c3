import type { Held, Holding } from '../../held.ts';

/** Something was signed by this power of attorney: it is kept as long as the paper. */
const signedByPower = `exists (select from documents d where d.signed_at is not null
  and d.signer -> 'representative' -> 'power' ->> 'id' = powers_of_attorney.id::text)`;

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'delegations',
      title: { ru: 'Доверенные лица', en: 'Trusted persons' },
      by: ['principal_id', 'delegate_id'],
      contact: 'phone',
      hides: ['principal_id', 'delegate_id'],
      end: { erase: 'trusted' },
    },
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
      only: `not ${signedByPower}`,
      end: { erase: 'trusted' },
    },
    {
      ...power,
      title: {
        ru: 'Доверенности, по которым подписано',
        en: 'Powers of attorney by which something was signed',
      },
      only: signedByPower,
      end: { keep: 'signatures' },
    },
  ];
}
