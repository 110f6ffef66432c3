import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';

/** The drawings that came beside a list of estates, by `planId`. */
export type Plans = ReadonlyMap<number, EstateCard['plan']>;

export const plansById = (entries: readonly { id: number; plan: NonNullable<EstateCard['plan']> }[]): Plans =>
  new Map(entries.map(({ id, plan }) => [id, plan]));
