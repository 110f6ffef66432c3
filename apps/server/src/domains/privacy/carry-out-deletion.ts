import type { Context } from '../../context.ts';
import { type Act, asStaff, type StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { addToOutbox } from '../../platform/jobs/outbox.ts';
import { lockHolds } from '../booking/public.ts';
import { endDelegationsOf, eraseTrustedAnswers } from '../delegates/public.ts';
import { deleteLooseUploads } from '../documents/public.ts';
import { blankPerson, type Person, personOf } from '../identity/public.ts';
import { takeBackRequests } from '../requests/public.ts';
import { forgetTokens } from '../sites/public.ts';
import { assertFree, dayMs } from './ask-deletion.ts';
import { blockersOf } from './blockers.ts';
import { endRequest, eraseAnswers, lockRequest, moveRequest } from './deletion.repo.ts';
import { clearHolding, eraseHolding } from './held.repo.ts';
import { keptScans } from './kept-scans.ts';

type Deps = Pick<Context, 'clock' | 'db' | 'events' | 'holdings' | 'jobs' | 'requestFamilies'>;

/**
 * The desk approves a request: a job carries it out at once.
 * @throws AppError NOT_FOUND, DELETION_BLOCKED, STEP_WRONG
 */
export function carryOutDeletion(
  { jobs }: Pick<Context, 'jobs'>,
  db: Executor,
  act: StaffAct,
  person: number,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await assertFree(tx, person, act.locale ?? 'ru');
    const id = await moveRequest(tx, person, 'asked', { state: 'granted', staffId: act.actor.id });
    if (!id) throw new AppError('STEP_WRONG');
    await audit(tx, act, {
      action: 'privacy.grant-deletion',
      subject: `user:${person}`,
      details: { request: id },
    });
    await jobs.enqueue(tx, 'privacy.erase', { id });
  });
}

export async function workDeletions(deps: Deps): Promise<void> {
  await deps.jobs.work<{ id: string }>('privacy.erase', ({ id }) => eraseAsked(deps, id));
}

/**
 * Carries out a request that the desk has approved or whose last day has come. New blockers return it to the
 * desk, and from the last day on it is retried daily. The audit record says what was deleted; ledger,
 * evidence and audit log stay.
 * @param again the person has come back with an old database: he gets no second farewell letter
 */
export async function eraseAsked(deps: Deps, id: string, again = false): Promise<void> {
  const { holdings } = deps;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    const ripe = request?.state === 'granted' || (request?.state === 'asked' && request.dueAt <= now);
    if (!request || !ripe) return;
    const { userId, staffId, dueAt } = request;
    await lockHolds(tx, userId);
    if ((await blockersOf(tx, userId))?.length !== 0) {
      await endRequest(tx, id, 'asked', null);
      const at = new Date(Math.max(dueAt.getTime(), now.getTime() + dayMs));
      await deps.jobs.enqueue(tx, 'privacy.erase', { id }, { at });
      return;
    }
    const person = await personOf(tx, userId);
    if (!again) await tellFarewell(deps, tx, person);
    const clock: Act = { at: now, actor: { kind: 'clock' } };
    const act = staffId ? asStaff(clock, staffId) : clock;
    // While both still have names and phones, so that the other person can be told whom it concerns.
    await endDelegationsOf(deps, tx, act, userId);
    await eraseTrustedAnswers(tx, userId);
    await takeBackRequests(deps, tx, act, userId);
    const scans = await keptScans(tx, userId);
    const going = holdings.filter(({ end }) => 'erase' in end);
    for (const holding of going) await eraseHolding(tx, holding, userId);
    for (const holding of holdings) await clearHolding(tx, holding, userId);
    const files = await deleteLooseUploads(tx, userId, scans);
    // Sites are notified by means of their tokens, which are deleted later.
    await blankPerson(deps, tx, userId, now);
    await eraseAnswers(tx, userId);
    await forgetTokens(tx, userId);
    await endRequest(tx, id, 'done', now);
    const kinds = [...new Set(holdings.flatMap(({ end }) => ('keep' in end ? [] : Object.values(end))))];
    await audit(tx, act, {
      action: 'privacy.erase',
      subject: `user:${userId}`,
      details: { request: id, erased: kinds.join(', '), files: files.length, ...(again && { again }) },
    });
    // Files are deleted after their records, also if this node stops in between.
    const erased = person && { request: id, userId, since: person.createdAt.toISOString() };
    await deps.jobs.enqueue(tx, 'privacy.remove', { userId, files, erased });
  });
}

async function tellFarewell(deps: Deps, tx: Tx, person: Person | undefined): Promise<void> {
  if (!person?.email) return;
  const { subject, text } = farewell[person.locale === 'en' ? 'en' : 'ru'];
  await addToOutbox(deps, tx, { topic: 'mail', payload: { to: person.email, subject, text } });
}

const farewell = {
  ru: {
    subject: 'Кабинет удалён',
    text: 'Мы удалили ваш кабинет и всё, что закон позволяет удалить. Договоры, платежи, подписи и записи о согласиях остаются на сроки, названные перед запросом.',
  },
  en: {
    subject: 'The account has been deleted',
    text: 'We have deleted your account and all that the law lets go. Contracts, payments, signatures and records of consents stay for the terms that were named before the request.',
  },
} as const;
