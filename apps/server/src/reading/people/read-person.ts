import type { BookingState } from '@novosel/contract/booking/rules.ts';
import type { DeskPerson, deskPerson, PersonSession } from '@novosel/contract/desk/people-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import { listConsents } from '../../domains/consents/public.ts';
import { type Standing, standingsOf } from '../../domains/deals/public.ts';
import { deviceOf, sessionLives } from '../../domains/identity/public.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { kindOf } from '../kind-of.ts';
import { foundPerson } from './find-people.ts';
import {
  type AccountRow,
  type BookingRow,
  findAccount,
  findBookingsOf,
  findSessionsOf,
  type SessionRow,
} from './people.repo.ts';

/** Sessions on a card. */
export const sessionsShown = 20;

/** A buyer's card as of one moment. @throws AppError NOT_FOUND */
export async function readPerson(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  userId: number,
): Promise<AnswerOf<typeof deskPerson>['data']> {
  const now = clock.now();
  const person = await inSnapshot(db, (at) => readAll(at, userId, now));
  return { now: now.toISOString(), person };
}

async function readAll(db: Executor, userId: number, now: Date): Promise<DeskPerson> {
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('NOT_FOUND');
  const sessions = await findSessionsOf(db, userId, sessionsShown);
  const bookings = await findBookingsOf(db, userId);
  const ids = bookings.map(({ id }) => id);
  const standings = await standingsOf(db, ids);
  return {
    ...foundPerson(account, now),
    pendingEmail: account.pending_email,
    passwordRenew: account.password_renew,
    frozenAt: account.frozen_at,
    status: account.status,
    registeredAt: account.created_at,
    lastSignInAt: account.last_auth_at,
    sessions: sessions.map((row) => toSession(row, account, now)),
    consents: await listConsents(db, userId),
    bookings: bookings.map((row) => toBooking(row, standings.get(row.id))),
  };
}

export function toSession(
  row: SessionRow,
  account: Pick<AccountRow, 'auth_generation' | 'locked_until'>,
  now: Date,
): PersonSession {
  const facts = {
    revoked: row.revoked,
    expiresAt: Date.parse(row.expires_at),
    seenAt: Date.parse(row.seen_at),
    generation: row.generation,
    userGeneration: account.auth_generation,
    lockedUntil: account.locked_until === null ? null : Date.parse(account.locked_until),
  };
  return {
    id: row.id,
    door: row.door,
    begunAt: row.begun_at,
    seenAt: row.seen_at,
    address: row.address,
    ...deviceOf(row.user_agent),
    live: sessionLives(facts, now.getTime()),
  };
}

function toBooking(row: BookingRow, standing: Standing | undefined): DeskPerson['bookings'][number] {
  return {
    id: row.id,
    deal: standing?.deal ?? null,
    number: row.number,
    state: row.state as BookingState,
    live: row.live,
    place: standing?.place ?? null,
    startedAt: row.started_at,
    estate: { number: row.estate_number, kind: kindOf(row.estate_kind), complex: row.complex },
  };
}
