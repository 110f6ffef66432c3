import { domainToASCII } from 'node:url';
import type { Receipt } from './acquirer.ts';
import { amountOf } from './amount.ts';

/** YooKassa's longest description of a line. */
const longestLine = 128;

/** The `receipt` of a payment or refund; empty for one that was first sent without it. */
export function wireReceipt(receipt: Receipt | null, kopecks: number): object {
  if (!receipt) return {};
  const { customer, description, subject, mode, vatCode, taxSystemCode } = receipt;
  const item = {
    description: description.slice(0, longestLine),
    quantity: 1,
    amount: amountOf(kopecks),
    vat_code: vatCode,
    payment_subject: subject,
    payment_mode: mode,
  };
  return {
    receipt: {
      customer:
        'email' in customer ? { email: asciiAddress(customer.email) } : { phone: digits(customer.phone) },
      items: [item],
      ...(taxSystemCode === null ? {} : { tax_system_code: taxSystemCode }),
    },
  };
}

/** E.164 without the plus. */
const digits = (phone: string): string => phone.replace(/^\+/, '');

/** Cash registers accept only ASCII domains: «почта@дом.рф» → «почта@xn--d1aqf.xn--p1ai». */
function asciiAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`;
}
