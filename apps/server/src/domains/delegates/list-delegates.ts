import type { GivenTrust, ReceivedTrust } from '@novosel/contract/delegates/endpoints.ts';
import { delegationState, invitationEnd } from '@novosel/contract/delegates/rules.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { personOf, shortName } from '../identity/public.ts';
import { type DelegationRow, openOf } from './delegates.repo.ts';
import { lastPowers, toPowerView } from './powers.repo.ts';

interface Listed {
  readonly given: GivenTrust[];
  readonly received: ReceivedTrust[];
}

/** People whom a person trusts, and people who trust him. */
export async function listDelegates(db: Executor, userId: number, now: Date): Promise<Listed> {
  const person = await personOf(db, userId);
  if (!person) throw new AppError('SESSION_REVOKED');
  const listed: Listed = { given: [], received: [] };
  const rows = await openOf(db, person, now);
  const powers = await lastPowers(
    db,
    rows.map(({ id }) => id),
  );
  for (const row of rows) {
    const state = delegationState(row, now);
    if (state === 'over') continue;
    const power = toPowerView(powers.get(row.id), userId, now);
    if (row.principalId === userId)
      listed.given.push({
        ...shared(row, state),
        power,
        phone: row.phone,
        name: await nameOf(db, row.delegateId),
      });
    else listed.received.push({ ...shared(row, state), power, principal: await principalOf(db, row) });
  }
  return listed;
}

const shared = ({ id, scope, until, createdAt, acceptedAt }: DelegationRow, state: 'waits' | 'active') => ({
  id,
  scope,
  until: until.toISOString(),
  state,
  acceptUntil: acceptedAt ? null : invitationEnd(createdAt).toISOString(),
  acceptedAt: acceptedAt?.toISOString() ?? null,
});

async function nameOf(db: Executor, userId: number | null): Promise<string | null> {
  const person = userId === null ? undefined : await personOf(db, userId);
  return person ? `${person.name} ${person.surname}`.trim() : null;
}

/** Before the acceptance, only as much of the principal's name as the SMS contains. */
async function principalOf(db: Executor, { principalId, acceptedAt }: DelegationRow): Promise<string> {
  const person = await personOf(db, principalId);
  if (!person) return '';
  return acceptedAt ? `${person.name} ${person.surname}`.trim() : shortName(person);
}
