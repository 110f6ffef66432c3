import { formatDate } from '@novosel/contract/time.ts';

/** A payment order as a bank's statement has it, number and day: orders are found again by this text. @param paidOn YYYY-MM-DD */
export const orderLine = (number: string, paidOn: string): string => `${number} от ${formatDate(paidOn)}`;
