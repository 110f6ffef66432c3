import * as z from 'zod/mini';
import { form, moment } from '../wire/schema.ts';
import type { DealPlace } from './places.ts';

/** Places where the buyer is expected in person: the signing on paper, and the acceptance of his flat. */
export const visitPlaces = ['appointment-made', 'inspection'] as const satisfies readonly DealPlace[];

/** Whether a move to this place needs a day, an hour and an address. */
export const takesVisit = (place: DealPlace): boolean => visitPlaces.some((one) => one === place);

/** When and where the buyer is expected. */
export const visit = z.object({ at: moment, place: z.string() });
export type Visit = z.output<typeof visit>;

/** A visit that is being agreed. */
export const agreedVisit = form({
  at: moment,
  place: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
});

export type VisitProblem = 'missing' | 'needless' | 'past';

interface VisitTerms {
  readonly to: DealPlace;
  readonly now: number;
}

/** The problem of a visit's moment in milliseconds since the epoch, or null. */
export function visitProblem(at: number | undefined, { to, now }: VisitTerms): VisitProblem | null {
  if (!takesVisit(to)) return at === undefined ? null : 'needless';
  if (at === undefined) return 'missing';
  return at <= now ? 'past' : null;
}
