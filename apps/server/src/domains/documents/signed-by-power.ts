/** The condition that something was signed by a power of attorney, which a column names by its ID. */
export const signedByPower = (
  power: string,
): string => `exists (select from documents d where d.signed_at is not null
  and d.signer -> 'representative' -> 'power' ->> 'id' = ${power}::text)`;
