import type { askDeletion as endpoint } from '@novosel/contract/privacy/endpoints.ts';
import { blockers, deletionDays } from '@novosel/contract/privacy/held.ts';
import { endOfOwnTerm } from '@novosel/contract/time/end-of-term.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { lockHolds } from '../booking/public.ts';
import type { Visit } from '../identity/public.ts';
import { tellPerson } from '../notifications/public.ts';
import { blockersOf } from './blockers.ts';
import { insertRequest, moveRequest } from './deletion.repo.ts';
import { readDeletion } from './read-deletion.ts';

type OwnVisit = Visit & { readonly viewer: Viewer };
type Deps = Pick<Context, 'clock' | 'config' | 'db' | 'holdings' | 'jobs'>;

/** @throws AppError NOT_FOUND, DELETION_BLOCKED with the first reason in the person's language */
export async function assertFree(db: Executor, userId: number, locale: 'ru' | 'en'): Promise<void> {
  const against = await blockersOf(db, userId);
  if (!against) throw new AppError('NOT_FOUND');
  const [first] = against;
  if (first) throw new AppError('DELETION_BLOCKED', { params: { why: blockers[first][locale] } });
}

export const dayMs = 24 * 60 * 60 * 1000;

/**
 * Asks for a deletion; it is carried out by the desk, or by the clock on its last day.
 * @throws AppError DELETION_BLOCKED, STEP_WRONG when it has been asked for
 */
export async function askDeletion(deps: Deps, visit: OwnVisit) {
  const { userId, locale } = visit.viewer;
  const now = deps.clock.now();
  const dueAt = endOfOwnTerm(now, deletionDays);
  await deps.db.transaction(async (tx) => {
    await lockHolds(tx, userId);
    await assertFree(tx, userId, locale);
    const id = uuidv7(now);
    if (!(await insertRequest(tx, { id, userId, askedAt: now, dueAt }))) throw new AppError('STEP_WRONG');
    await audit(tx, { ...own(visit, now), action: 'privacy.ask-deletion', details: { request: id } });
    await deps.jobs.enqueue(tx, 'privacy.erase', { id }, { at: dueAt });
    const day = formatDate(dueAt);
    await tellPerson(deps, tx, {
      kind: 'deal',
      by: ['mail', 'sms'],
      userId,
      fact: `deletion:${id}`,
      words: {
        ru: {
          title: 'Вы попросили удалить кабинет',
          text: `Удалим не позже ${day}. До этого дня запрос можно отозвать в настройках. Если это были не вы, смените пароль и позвоните нам.`,
        },
        en: {
          title: 'You have asked to delete the account',
          text: `It will be deleted by ${day}. Until then you can take the request back in the settings. If it was not you, change the password and call us.`,
        },
      },
      tags: [],
      link: path('profile'),
      at: now,
    });
  });
  return answer(deps, userId);
}

/** Takes the request back. @throws AppError STEP_WRONG when none is open, or it is being carried out */
export async function withdrawDeletion(deps: Pick<Context, 'db' | 'clock' | 'holdings'>, visit: OwnVisit) {
  const now = deps.clock.now();
  const { userId } = visit.viewer;
  await deps.db.transaction(async (tx) => {
    const id = await moveRequest(tx, userId, 'asked', { state: 'withdrawn', endedAt: now });
    if (!id) throw new AppError('STEP_WRONG');
    await audit(tx, { ...own(visit, now), action: 'privacy.withdraw-deletion', details: { request: id } });
  });
  return answer(deps, userId);
}

const own = ({ viewer, address, requestId }: OwnVisit, at: Date) =>
  ({
    at,
    actorKind: 'buyer',
    actorId: viewer.userId,
    subject: `user:${viewer.userId}`,
    address,
    requestId,
  }) as const;

async function answer(
  deps: Pick<Context, 'db' | 'clock' | 'holdings'>,
  userId: number,
): Promise<AnswerOf<typeof endpoint>> {
  return { result: true, data: await readDeletion(deps, deps.db, userId) };
}
