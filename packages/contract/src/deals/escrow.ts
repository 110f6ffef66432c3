import * as z from 'zod/mini';
import { printedLine } from '../fields/field-rules.ts';
import { accountFits, correspondentFits, isRubleAccount } from '../payments/bank-account.ts';
import { form } from '../wire/schema.ts';

const lengths = { bik: 9, correspondentAccount: 20, account: 20 } as const;
type Numbers = Readonly<Record<keyof typeof lengths, string>>;

const isWhole = (name: keyof Numbers, text: string): boolean =>
  text.length === lengths[name] && /^\d+$/.test(text);

const digits = (name: keyof Numbers) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(lengths[name]),
    z.check(({ value, issues }) => {
      if (isWhole(name, value)) return;
      const params = { problem: 'digits', count: lengths[name] };
      // Continues: an unfinished number must not stop the checks of the others.
      issues.push({ code: 'custom', input: value, params, continue: true });
    }),
  );

/**
 * The buyer's own account at the bank, where the price is kept until the building is ready (214-FZ, art.
 * 15.4).
 */
export const escrowAccount = z.object({
  bank: z.string(),
  bik: z.string(),
  correspondentAccount: z.string(),
  account: z.string(),
});
export type EscrowAccount = z.output<typeof escrowAccount>;

/** The price is in rubles (214-FZ, art. 5), so both accounts must be. */
const inRubles = z.check<Numbers>(({ value, issues }) => {
  for (const name of ['correspondentAccount', 'account'] as const) {
    const number = value[name];
    const params = { problem: 'accountCurrency' };
    // Continues: the control key of the other account is checked, too.
    if (isWhole(name, number) && !isRubleAccount(number))
      issues.push({ code: 'custom', input: number, path: [name], params, continue: true });
  }
});

/** Control keys depend on the BIC, so they are checked only with a complete one. */
const keysFit = z.check<Numbers>(({ value, issues }) => {
  const { bik } = value;
  if (!isWhole('bik', bik)) return;
  const weighed = [
    { name: 'correspondentAccount', fits: correspondentFits, problem: 'correspondentKey' },
    { name: 'account', fits: accountFits, problem: 'accountKey' },
  ] as const;
  for (const { name, fits, problem } of weighed) {
    const number = value[name];
    if (isWhole(name, number) && !fits(bik, number))
      issues.push({ code: 'custom', input: number, path: [name], params: { problem } });
  }
});

/** The account as the desk types it from the bank's letter: the control keys reveal a wrong digit. */
export const recordedEscrow = form({
  /** Longest name that a payment code for a bank's app allows (GOST R 56042-2014). */
  bank: printedLine(3, 45),
  bik: digits('bik'),
  correspondentAccount: digits('correspondentAccount'),
  account: digits('account'),
}).check(inRubles, keysFit);
