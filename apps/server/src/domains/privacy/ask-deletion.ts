import { blockers, deletionDays } from '@novosel/contract/privacy/held.ts';
import { endOfOwnTerm } from '@novosel/contract/time/end-of-term.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { lockHolds } from '../booking/public.ts';
import { tellPerson } from '../notifications/public.ts';
import { blockersOf } from './blockers.ts';
import { insertRequest, moveRequest } from './deletion.repo.ts';

/** @throws AppError NOT_FOUND, DELETION_BLOCKED with the first reason in the person's language */
export async function assertFree(db: Executor, userId: number, locale: 'ru' | 'en'): Promise<void> {
  const against = await blockersOf(db, userId);
  if (!against) throw new AppError('NOT_FOUND');
  const [first] = against;
  if (first) throw new AppError('DELETION_BLOCKED', { params: { why: blockers[first][locale] } });
}

export const dayMs = 24 * 60 * 60 * 1000;

/**
 * Requests a deletion; the desk carries it out, or the clock on its last day.
 * @throws AppError DELETION_BLOCKED, STEP_WRONG when it is already requested
 */
export function askDeletion(
  deps: Pick<Context, 'clock' | 'config' | 'jobs'>,
  db: Executor,
  act: BuyerAct,
): Promise<void> {
  const { at: now, actor, locale = 'ru' } = act;
  const { id: userId } = actor;
  const dueAt = endOfOwnTerm(now, deletionDays);
  return inTransaction(db, async (tx) => {
    await lockHolds(tx, userId);
    await assertFree(tx, userId, locale);
    const id = uuidv7(now);
    if (!(await insertRequest(tx, { id, userId, askedAt: now, dueAt }))) throw new AppError('STEP_WRONG');
    await audit(tx, act, {
      action: 'privacy.ask-deletion',
      subject: `user:${userId}`,
      details: { request: id },
    });
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
}

/** Withdraws the request. @throws AppError STEP_WRONG when none is open, or it is being carried out */
export function withdrawDeletion(db: Executor, act: BuyerAct): Promise<void> {
  const { id: userId } = act.actor;
  return inTransaction(db, async (tx) => {
    const id = await moveRequest(tx, userId, 'asked', { state: 'withdrawn', endedAt: act.at });
    if (!id) throw new AppError('STEP_WRONG');
    await audit(tx, act, {
      action: 'privacy.withdraw-deletion',
      subject: `user:${userId}`,
      details: { request: id },
    });
  });
}
