import {
  type MortgageProgram,
  monthlyPaymentOf,
} from '@novosel/contract/catalogue/prices/monthly-payment.ts';
import { fromRubles, type Kopecks } from '@novosel/contract/texts/money.ts';
import { useState } from 'react';

const kopecksInRuble = 100;
/** What is left to the bank at least: a loan of nothing is no mortgage. */
const mostOwn = 0.9;

/**
 * One's own money for a price, as a slider moves it: rubles between what the programme wants at least and
 * most of the price.
 * @param first what it begins with; without it, the least
 */
export function useOwnMoney(price: Kopecks, program: MortgageProgram, first?: number) {
  const [wanted, setOwn] = useState(first);
  const least = monthlyPaymentOf(price, program).downPaymentKopecks / kopecksInRuble;
  const most = Math.floor((price / kopecksInRuble) * mostOwn);
  const own = Math.min(most, Math.max(least, wanted ?? least));
  return { own, least, most, setOwn, payment: monthlyPaymentOf(price, program, fromRubles(own)) };
}
