import {
  type MortgageProgram,
  monthlyPaymentOf,
} from '@novosel/contract/catalogue/prices/monthly-payment.ts';
import { fromRubles, type Kopecks } from '@novosel/contract/texts/money.ts';
import { useState } from 'react';

const kopecksInRuble = 100;
/** The greatest share of the price in own money: without a loan there is no mortgage. */
const mostOwn = 0.9;

/**
 * One's own money as a slider moves it, in rubles: between the programme's minimum and most of the price.
 * @param first the first value; without it, the minimum
 */
export function useOwnMoney(price: Kopecks, program: MortgageProgram, first?: number) {
  const [wanted, setOwn] = useState(first);
  const least = monthlyPaymentOf(price, program).downPaymentKopecks / kopecksInRuble;
  const most = Math.floor((price / kopecksInRuble) * mostOwn);
  const own = Math.min(most, Math.max(least, wanted ?? least));
  return { own, least, most, setOwn, payment: monthlyPaymentOf(price, program, fromRubles(own)) };
}
