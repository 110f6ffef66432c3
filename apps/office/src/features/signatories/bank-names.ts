import { mortgageBanks } from 'virtual:brand-offer';

export const banks = mortgageBanks.map(({ code, name }) => ({ value: code, label: name }));

/** A bank's name; its code if `brand.json` no longer lists it. */
export const bankNameOf = (code: string): string => banks.find(({ value }) => value === code)?.label ?? code;
