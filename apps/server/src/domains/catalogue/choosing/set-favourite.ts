import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { dropFlatItem, findEstate, prepareCountFlatItems, setFlatItem } from '../catalogue.repo.ts';
import { partnersOf, tellPeople } from '../partners.ts';

/** Keeps an estate among favourites or takes it out. @returns the cart counter (S1-21) */
export async function setFavourite(
  deps: Pick<Context, 'db' | 'clock'>,
  userId: number,
  estateId: number,
  favourite: boolean,
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    if (!(await findEstate(tx, estateId, undefined))) throw new AppError('NOT_FOUND');
    if (favourite) await setFlatItem(tx, userId, estateId, 'cart', deps.clock.now());
    else await dropFlatItem(tx, userId, estateId, 'cart');
    await tellPeople(tx, [userId, ...(await partnersOf(tx, userId, deps.clock.now()))]);
    return (await prepareCountFlatItems(tx)(userId)).get('cart') ?? 0;
  });
}
