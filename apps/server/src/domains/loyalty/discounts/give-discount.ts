import type { giveDiscount as giving } from '@novosel/contract/loyalty/desk-endpoints.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { tell } from '../../../platform/sockets/sockets.ts';
import { lockBuilding } from '../../catalogue/public.ts';
import { personOf } from '../../identity/public.ts';
import { discountGiven } from '../loyalty.events.ts';
import { discountPlaces, keptKinds } from './discount-places.ts';
import { insertDiscount } from './discounts.repo.ts';

/** Days in Moscow: in force from the first second of one to the last second of the other. */
const firstOf = (day: string) => new Date(`${day}T00:00:00+03:00`);
const lastOf = (day: string) => new Date(`${day}T23:59:59.999+03:00`);

/** Group of the desk's promotions; a buyer chooses one promotion of all groups. */
const deskGroup = 'desk';

/**
 * Gives a buyer a discount. New prices include it, unless it is a promotion, which he chooses himself.
 * Existing bookings keep their price.
 * @throws AppError NOT_FOUND, VALIDATION
 */
export function giveDiscount(
  { events }: Pick<Context, 'events'>,
  db: Executor,
  act: StaffAct,
  userId: number,
  {
    title,
    by,
    value,
    validFrom,
    validUntil,
    exclusive,
    replacesBooked,
    reason,
    ...where
  }: BodyOf<typeof giving>,
): Promise<void> {
  const { at: now, actor } = act;
  const today = isoDay(now);
  if (validUntil < today) throw new AppError('VALIDATION', { fields: { validUntil: ['default'] } });
  return inTransaction(db, async (tx) => {
    const person = await personOf(tx, userId);
    if (!person || person.isEmployee) throw new AppError('NOT_FOUND');
    const { kept, place } = await readPlace(tx, where);
    const given = await insertDiscount(tx, {
      userId,
      ...kept,
      code: 'desk',
      titleRu: title,
      titleEn: title,
      basisPoints: by === 'percent' ? value : 0,
      kopecks: by === 'sum' ? value : 0,
      exclusiveGroup: exclusive ? deskGroup : null,
      replacesBooked,
      validFrom: validFrom === undefined || validFrom <= today ? now : firstOf(validFrom),
      validUntil: lastOf(validUntil),
      reason,
      givenBy: actor.id,
    });
    await tell(tx, { to: 'person', userId, topic: 'discounts' });
    await events.publish(tx, discountGiven, {
      ...given,
      userId,
      title,
      place,
      at: now,
    });
    await audit(tx, act, {
      action: 'loyalty.give-discount',
      subject: `user:${userId}`,
      details: {
        discount: given.id,
        by,
        value,
        validUntil,
        complex: kept.complexId,
        building: kept.buildingId,
        kinds: place.kinds.join(', ') || null,
        exclusive: exclusive || null,
        reason,
      },
    });
  });
}

type Where = Pick<BodyOf<typeof giving>, 'complex' | 'building' | 'kinds'>;

/**
 * @throws AppError NOT_FOUND for an unknown complex, and for a building of another complex or one that was
 * removed
 */
async function readPlace(tx: Tx, { complex, building, kinds }: Where) {
  const kept = { complexId: complex ?? null, buildingId: building ?? null, kinds: keptKinds(kinds) };
  const place = (await discountPlaces(tx, [kept]))(kept);
  const complexLost = kept.complexId !== null && !place.complex;
  const buildingLost = building !== undefined && !(place.building && (await lockBuilding(tx, building)));
  if (complexLost || buildingLost) throw new AppError('NOT_FOUND');
  return { kept, place };
}
