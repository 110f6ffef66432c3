import type { Holding } from './holding.ts';

/** Something was signed by this power of attorney: it is kept as long as the paper. */
const signedByPower = `exists (select from documents d where d.signed_at is not null
  and d.signer -> 'representative' -> 'power' ->> 'id' = powers_of_attorney.id::text)`;

/** Powers of attorney of one side of them: unused ones go, the others are kept. */
export function powersBy(side: 'principal_id' | 'delegate_id', hides: readonly string[]): Holding[] {
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
