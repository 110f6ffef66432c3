import type { openEstateSet as openEndpoint } from '@novosel/contract/catalogue/choosing/choosing-endpoints.ts';
import type { listSets as listEndpoint } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { after } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { personOf, tokenHash } from '../../identity/public.ts';
import { findEstatesById } from '../catalogue.repo.ts';
import { fullName } from '../names.ts';
import { namesOfStaff } from '../names-of-staff.ts';
import { plansOf } from '../plans-of.ts';
import { toEstate } from '../search/estate-row.ts';
import { findSets, markSetOpened } from './choosing.repo.ts';

const listed = 100;
/** Another load by a page that is still open is not a new visit. */
const visitSeconds = 30 * 60;

/**
 * The estate set of a link; counts a visit.
 * @throws AppError NOT_FOUND for an unknown, expired or withdrawn link
 */
export async function openSet(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  token: string,
  reader: number | undefined,
): Promise<AnswerOf<typeof openEndpoint>['data']> {
  const at = clock.now();
  const set = await markSetOpened(db, tokenHash(token), at, after(at, -visitSeconds));
  if (!set) throw new AppError('NOT_FOUND');
  const rows = await findEstatesById(db, set.estateIds, reader);
  const inOrder = set.estateIds.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return {
    title: set.title,
    note: set.note,
    manager: fullName(await personOf(db, set.staffId)),
    createdAt: set.createdAt.toISOString(),
    expiresAt: set.expiresAt.toISOString(),
    items: inOrder.map(toEstate),
    plans: await plansOf(db, inOrder),
  };
}

/** The latest sets sent by the desk. */
export async function listSets(db: Executor): Promise<AnswerOf<typeof listEndpoint>['data']> {
  const sets = await findSets(db, listed);
  const nameOf = await namesOfStaff(db, sets);
  return sets.map(
    ({ id, title, note, estateIds, staffId, createdAt, expiresAt, withdrawnAt, opened, openedAt }) => ({
      id,
      title,
      note,
      estates: estateIds,
      staff: nameOf(staffId),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
      opened,
      openedAt: openedAt?.toISOString() ?? null,
    }),
  );
}
