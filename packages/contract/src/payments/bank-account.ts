const weights = [7, 1, 3] as const;

function keyFits(digits: string): boolean {
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (weights[place % 3] ?? 0), 0);
  return sum % 10 === 0;
}

/**
 * An account whose control key is right for the bank (Bank of Russia, order of reckoning the control key, 515
 * of 1997).
 */
export function accountFits(bik: string, account: string): boolean {
  return keyFits(bik.slice(6) + account);
}

/** … and the bank's own account at the Bank of Russia. */
export function correspondentFits(bik: string, account: string): boolean {
  return account.endsWith(bik.slice(6)) && keyFits(`0${bik.slice(4, 6)}${account}`);
}
