/** SQL condition: something was signed by the power of attorney whose ID is in a column. */
export const signedByPower = (
  power: string,
): string => `exists (select from documents d where d.signed_at is not null
  and d.signer -> 'representative' -> 'power' ->> 'id' = ${power}::text)`;
