import type { Context } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { nextAsk } from '../../platform/jobs/next-ask.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import type { RatingAnswer } from '../../ports/bank/bank.ts';
import type { Outcome } from '../../ports/outcome.ts';
import { consentInForce } from '../consents/public.ts';
import { personOf } from '../identity/public.ts';
import { passportOf } from '../users/public.ts';
import { claimRating, deleteRating, type RatingRow, updateQuestion } from './scoring.repo.ts';

export type BankDeps = Pick<Context, 'bank' | 'clock' | 'db' | 'jobs'>;

/**
 * Sends a due request to the bank and stores the answer. No answer leaves the result unknown: it is sent
 * again with the same key (truth 7). An answer after the withdrawal of the consent finds no row and is
 * dropped.
 */
export async function askBank(deps: BankDeps, userId: number): Promise<void> {
  const now = deps.clock.now();
  const asked = await claimRating(deps.db, userId, now, nextAsk(now, now));
  if (!asked) return;
  const told = await ask(deps, asked);
  if (told) await deps.db.transaction((tx) => keep(deps, tx, asked, told));
  else await deleteRating(deps.db, userId);
}

/** @returns undefined when the consent has ended before the call: without it nobody's data are requested */
async function ask(
  { bank, clock, db }: BankDeps,
  row: RatingRow,
): Promise<Outcome<RatingAnswer> | undefined> {
  if (row.providerId) return bank.ratingOf(row.providerId);
  const person = await personOf(db, row.userId);
  const consent = await consentInForce(db, { userId: row.userId, kind: 'scoring', at: clock.now() });
  if (!person || !consent) return undefined;
  const { surname, name, phone } = person;
  const passport = await passportOf(db, row.userId);
  return bank.askRating({
    key: row.requestKey,
    surname,
    name,
    // A registration contains neither; the consent names both.
    patronymic: passport?.patronymic ?? person.patronymic,
    birthday: passport?.birthday ?? person.birthday,
    phone: phone && `+${phone}`,
    consent,
  });
}

async function keep(deps: BankDeps, tx: Tx, asked: RatingRow, told: Outcome<RatingAnswer>): Promise<void> {
  const at = deps.clock.now();
  if (told.kind !== 'answered' || told.answer.status === 'pending')
    return askLater(deps, tx, asked, told, at);
  const { answer } = told;
  const found =
    answer.status === 'ready'
      ? { state: 'told', rating: answer.rating, ratedAt: answer.ratedAt }
      : { state: 'refused', rating: null, ratedAt: null };
  const closed = { ...found, providerId: answer.id, answeredAt: at, nextAskAt: null, unclear: false };
  if (!(await updateQuestion(tx, asked, closed))) return;
  const byClock = { at, actor: { kind: 'clock' } } as const;
  const details = { state: found.state };
  await audit(tx, byClock, { action: 'scoring.answer', subject: `user:${asked.userId}`, details });
  await tell(tx, { to: 'person', userId: asked.userId, topic: 'scoring' });
}

async function askLater(
  { jobs }: BankDeps,
  tx: Tx,
  asked: RatingRow,
  told: Outcome<RatingAnswer>,
  at: Date,
): Promise<void> {
  const unclear = told.kind !== 'answered';
  const nextAskAt = nextAsk(asked.askedAt, at, unclear);
  const providerId = told.kind === 'answered' ? told.answer.id : asked.providerId;
  if (!(await updateQuestion(tx, asked, { providerId, nextAskAt, unclear }))) return;
  await jobs.enqueue(tx, 'scoring.ask', { userId: asked.userId }, { at: nextAskAt });
  await tell(tx, { to: 'person', userId: asked.userId, topic: 'scoring' });
}
