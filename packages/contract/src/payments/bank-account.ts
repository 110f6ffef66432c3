const weights = [7, 1, 3] as const;

function keyFits(digits: string): boolean {
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (weights[place % 3] ?? 0), 0);
  return sum % 10 === 0;
}

/** A settlement centre of the Bank of Russia is known by its own number, digits 5 and 6 of the BIC. */
const numberOfCentre = (bik: string): string => `0${bik.slice(4, 6)}`;

/** The last digits of a BIC of the Bank of Russia's own divisions; no bank has them. */
const isCentre = (bik: string): boolean => /00[012]$/.test(bik);

/**
 * An account whose control key is right for the bank or the settlement centre (Bank of Russia, order of
 * reckoning the control key, 515 of 1997). Says nothing of the currency.
 */
export function accountFits(bik: string, account: string): boolean {
  return keyFits((isCentre(bik) ? numberOfCentre(bik) : bik.slice(6)) + account);
}

/** … and the bank's own account at the Bank of Russia. */
export function correspondentFits(bik: string, account: string): boolean {
  return account.endsWith(bik.slice(6)) && keyFits(numberOfCentre(bik) + account);
}

/** Whether an account of 20 digits is in rubles: digits 6 to 8 are the currency, 810 for rubles. */
export const isRubleAccount = (account: string): boolean => account.slice(5, 8) === '810';
