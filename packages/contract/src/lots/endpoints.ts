import * as z from 'zod/mini';
import { estate } from '../catalogue/schema.ts';
import { dealPlaces } from '../deals/places.ts';
import { endpoint } from '../wire/endpoint.ts';
import { estateId, form, kopecks, moment, ok } from '../wire/schema.ts';

const lotsView = z.object({
  now: moment,
  /** Whether another lot may be taken: the contract is not drafted, and the limit is not reached. */
  mayTake: z.boolean(),
  /** Lots for sale in the same complex, those of the same building first; empty when none may be taken. */
  free: z.array(
    z.object({
      estate,
      /** Price for this person, paid at once. */
      priceKopecks: kopecks,
    }),
  ),
  /** Lots taken along, each as a separate deal. */
  taken: z.array(
    z.object({
      estate,
      number: z.string(),
      priceKopecks: kopecks,
      /** The place of its deal; null when that is closed. */
      place: z.nullable(z.enum(dealPlaces)),
    }),
  ),
});
export type LotsView = z.output<typeof lotsView>;

const params = z.object({ estate: estateId });
const answer = ok(lotsView);

export const getLots = endpoint({
  name: 'lots.get',
  door: 'cabinet',
  method: 'GET',
  path: '/api/deals/{estate}/lots',
  summary:
    'Parking places and storage rooms that the main buyer may take along, and those that he has taken.',
  owner: { kind: 'self' },
  params,
  answer,
  errors: ['NOT_FOUND'],
  staleBy: 'deal',
});

/**
 * Takes a lot as a separate deal, linked to this one. PRICE_CHANGED: its price is not the one on the screen.
 */
export const takeLot = endpoint({
  name: 'lots.take',
  door: 'cabinet',
  method: 'POST',
  path: '/api/deals/{estate}/lots',
  summary: 'Takes a parking place or a storage room along with the estate of a deal.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  params,
  body: form({ lot: z.int().check(z.positive(), z.maximum(2_147_483_647)), priceKopecks: z.int() }),
  answer,
  errors: [
    'ESTATE_TAKEN',
    'ESTATE_NOT_FOR_SALE',
    'LOT_LIMIT',
    'PRICE_CHANGED',
    'STEP_WRONG',
    'NOT_FOUND',
    'VALIDATION',
    'CSRF_INVALID',
  ],
  idempotency: 'key',
});

export const lotsEndpoints = { getLots, takeLot };
