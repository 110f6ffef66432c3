import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';

/** Plans that came with a list of estates, by `planId`. */
export type Plans = ReadonlyMap<number, EstateCard['plan']>;

export const plansById = (entries: readonly { id: number; plan: NonNullable<EstateCard['plan']> }[]): Plans =>
  new Map(entries.map(({ id, plan }) => [id, plan]));
