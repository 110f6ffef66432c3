const weights = [7, 1, 3] as const;

function keyFits(digits: string): boolean {
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (weights[place % 3] ?? 0), 0);
  return sum % 10 === 0;
}

/**
 * In the control key, a settlement centre of the Bank of Russia is represented by digits 5 and 6 of its BIC.
 */
const numberOfCentre = (bik: string): string => `0${bik.slice(4, 6)}`;

/** Only BICs of the Bank of Russia's own divisions end like this. */
const isCentre = (bik: string): boolean => /00[012]$/.test(bik);

/**
 * Whether the control key of an account is correct for the bank or the settlement centre (Bank of Russia,
 * order 515 of 1997). Does not check the currency.
 */
export function accountFits(bik: string, account: string): boolean {
  return keyFits((isCentre(bik) ? numberOfCentre(bik) : bik.slice(6)) + account);
}

/** … for the bank's own account at the Bank of Russia. */
export function correspondentFits(bik: string, account: string): boolean {
  return account.endsWith(bik.slice(6)) && keyFits(numberOfCentre(bik) + account);
}

/** Whether an account of 20 digits is in rubles: digits 6 to 8 are the currency, 810 for rubles. */
export const isRubleAccount = (account: string): boolean => account.slice(5, 8) === '810';
