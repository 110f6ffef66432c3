import { ladderAt } from '@novosel/contract/loyalty/ladder.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { bookingCanceled, bookingExpired, bookingRefunding, bookingSucceeded } from '../../booking/public.ts';
import { dealMoved } from '../../deals/public.ts';
import { personRegistered, type Registered } from '../../identity/public.ts';
import { rewardEarned } from '../loyalty.events.ts';
import {
  insertRecommendation,
  markBooked,
  markEarned,
  recommenderBy,
  unmarkBooked,
} from './recommendations.repo.ts';

/** Records people who come by a friend's link and their progress, in the transaction of the event itself. */
export function followFriends({ events }: Pick<Context, 'events'>): void {
  events.on(personRegistered, recommend);
  // A lot taken along with another estate is a part of that purchase.
  events.on(bookingSucceeded, async (tx, { event, userId, bookingId, at }) => {
    if (event !== 'join') await markBooked(tx, userId, bookingId, at);
  });
  for (const over of [bookingCanceled, bookingRefunding, bookingExpired])
    events.on(over, (tx, { userId, bookingId }) => unmarkBooked(tx, userId, bookingId));
  events.on(dealMoved, async (tx, { event, linkedTo, mainBuyer, at }) => {
    if (event !== 'register' || linkedTo) return;
    const earned = await markEarned(tx, mainBuyer, at);
    if (!earned) return;
    const { id: recommendationId, ...owed } = earned;
    await events.publish(tx, rewardEarned, { recommendationId, ...owed, at });
  });
}

/** An unknown code is ignored silently: a guest must not learn whose link exists. */
async function recommend(tx: Tx, { userId: friendId, friend, at }: Registered): Promise<void> {
  if (!friend) return;
  const userId = await recommenderBy(tx, friend);
  if (userId === undefined || userId === friendId) return;
  const { rewardKopecks } = ladderAt(at);
  await insertRecommendation(tx, { id: uuidv7(at), userId, friendId, rewardKopecks, registeredAt: at });
}
