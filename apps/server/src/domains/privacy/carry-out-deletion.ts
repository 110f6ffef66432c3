import type { Context } from '../../context.ts';
import type { Act } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { addToOutbox } from '../../platform/jobs/outbox.ts';
import { lockHolds } from '../booking/public.ts';
import { endDelegationsOf, eraseTrustedAnswers } from '../delegates/public.ts';
import { deleteLooseUploads } from '../documents/public.ts';
import { blankPerson, type Person, personOf, type Visit } from '../identity/public.ts';
import { withdrawServices } from '../services/public.ts';
import { forgetTokens } from '../sites/public.ts';
import { assertFree, dayMs } from './ask-deletion.ts';
import { blockersOf } from './blockers.ts';
import { endRequest, eraseAnswers, lockRequest, moveRequest } from './deletion.repo.ts';
import { clearHolding, eraseHolding } from './held.repo.ts';
import { keptScans } from './kept-scans.ts';

type Deps = Pick<Context, 'clock' | 'db' | 'events' | 'holdings' | 'jobs'>;
type StaffVisit = Visit & { readonly viewer: Viewer; readonly params: { readonly person: number } };

/**
 * The desk agrees to a request: a job carries it out at once.
 * @throws AppError NOT_FOUND, DELETION_BLOCKED, STEP_WRONG
 */
export async function carryOutDeletion(deps: Deps, { viewer, params, ...visit }: StaffVisit) {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await assertFree(tx, params.person, viewer.locale);
    const granted = { state: 'granted', staffId: viewer.userId } as const;
    const id = await moveRequest(tx, params.person, 'asked', granted);
    if (!id) throw new AppError('STEP_WRONG');
    await audit(tx, {
      at: now,
      actorKind: 'staff',
      actorId: viewer.userId,
      action: 'privacy.grant-deletion',
      subject: `user:${params.person}`,
      details: { request: id },
      address: visit.address,
      requestId: visit.requestId,
    });
    await deps.jobs.enqueue(tx, 'privacy.erase', { id });
  });
  return { result: true } as const;
}

export async function workDeletions(deps: Deps): Promise<void> {
  await deps.jobs.work<{ id: string }>('privacy.erase', ({ id }) => eraseAsked(deps, id));
}

/**
 * Carries a request out when the desk has agreed or its last day has come. What has begun meanwhile puts it
 * back before the desk, and it is tried again every day from its last day on. The record of the act says what
 * has gone; ledger, evidence and the log stay.
 * @param again the person has come back with an old database: he has had his farewell
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
    const actor = staffId
      ? ({ actorKind: 'staff', actorId: staffId } as const)
      : ({ actorKind: 'clock' } as const);
    // While both have their names and phones: the other one is told whom it concerns.
    const by = staffId ? ({ kind: 'staff', id: staffId, roles: [] } as const) : ({ kind: 'clock' } as const);
    await endDelegationsOf(deps, tx, { at: now, actor: by }, userId);
    await eraseTrustedAnswers(tx, userId);
    const act: Act = staffId
      ? { at: now, actor: { kind: 'staff', id: staffId, roles: [] } }
      : { at: now, actor: { kind: 'clock' } };
    await withdrawServices(tx, act, userId);
    const scans = await keptScans(tx, userId);
    const going = holdings.filter(({ end }) => 'erase' in end);
    for (const holding of going) await eraseHolding(tx, holding, userId);
    for (const holding of holdings) await clearHolding(tx, holding, userId);
    const files = await deleteLooseUploads(tx, userId, scans);
    // Sites are told by what stands among their tokens.
    await blankPerson(deps, tx, userId, now);
    await eraseAnswers(tx, userId);
    await forgetTokens(tx, userId);
    await endRequest(tx, id, 'done', now);
    const kinds = [...new Set(holdings.flatMap(({ end }) => ('keep' in end ? [] : Object.values(end))))];
    await audit(tx, {
      at: now,
      ...actor,
      action: 'privacy.erase',
      subject: `user:${userId}`,
      details: { request: id, erased: kinds.join(', '), files: files.length, ...(again && { again }) },
    });
    // The bytes go after the record of them, and also when this node ends in between.
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
