import { brand } from '../../platform/brand.ts';

/** A bank's name; one that is in `brand.json` no more is told by its code. */
export const bankName = (code: string): string =>
  brand.mortgageBanks.find((bank) => bank.code === code)?.name ?? code;

/** Banks stand as in `brand.json`, so that cards do not change places while they answer. */
export const bankPlace = (code: string): number =>
  brand.mortgageBanks.findIndex((bank) => bank.code === code);
