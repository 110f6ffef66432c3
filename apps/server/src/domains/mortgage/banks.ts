import { brand } from '../../platform/brand.ts';

/** A bank's name; its code if `brand.json` no longer lists it. */
export const bankName = (code: string): string =>
  brand.mortgageBanks.find((bank) => bank.code === code)?.name ?? code;

/** Position of a bank in `brand.json`, so that cards keep their order while banks answer. */
export const bankPlace = (code: string): number =>
  brand.mortgageBanks.findIndex((bank) => bank.code === code);
