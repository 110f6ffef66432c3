import type { DeskDiscount, listPersonDiscounts } from '@novosel/contract/loyalty/desk-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { personOf } from '../../identity/public.ts';
import { discountPlaces } from './discount-places.ts';
import { discountView } from './discount-view.ts';
import { findGivenTo } from './discounts.repo.ts';
import { usedIn } from './used-in.ts';

/** A buyer's personal discounts, for the desk. @throws AppError NOT_FOUND */
export async function discountsOfPerson(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  userId: number,
): Promise<AnswerOf<typeof listPersonDiscounts>['data']> {
  const now = clock.now();
  const person = await personOf(db, userId);
  if (!person || person.isEmployee) throw new AppError('NOT_FOUND');
  const given = await findGivenTo(db, userId);
  const placeOf = await discountPlaces(db, given);
  const items: DeskDiscount[] = [];
  for (const row of given) {
    items.push({
      ...discountView(row, { placeOf, locale: 'ru', now }),
      id: row.id,
      reason: row.reason,
      givenBy: row.givenBy === null ? null : await nameOf(db, row.givenBy),
      usedIn: (await usedIn(db, userId, row)) ?? null,
    });
  }
  return { now: now.toISOString(), items };
}

async function nameOf(db: Executor, userId: number): Promise<string | null> {
  const person = await personOf(db, userId);
  return person ? [person.surname, person.name].filter(Boolean).join(' ') : null;
}
