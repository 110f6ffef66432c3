import type { setFavourite as endpoint } from '@novosel/contract/catalogue/endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { dropFlatItem, findEstate, prepareCountFlatItems, setFlatItem } from '../catalogue.repo.ts';
import { partnersOf, tellPeople } from '../partners.ts';

/** Adds an estate to the favourites or removes it. @returns the cart counter (S1-21) */
export async function setFavourite(
  { db }: Pick<Context, 'db'>,
  { at, actor: { id: userId } }: BuyerAct,
  { estate: estateId, favourite }: BodyOf<typeof endpoint>,
): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await findEstate(tx, estateId, undefined))) throw new AppError('NOT_FOUND');
    if (favourite) await setFlatItem(tx, userId, estateId, 'cart', at);
    else await dropFlatItem(tx, userId, estateId, 'cart');
    await tellPeople(tx, [userId, ...(await partnersOf(tx, userId, at))]);
    return (await prepareCountFlatItems(tx)(userId)).get('cart') ?? 0;
  });
}
