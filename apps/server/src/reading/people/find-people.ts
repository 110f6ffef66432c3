import type { FoundPerson, findPeople as finding } from '@novosel/contract/desk/people-endpoints.ts';
import type { AnswerOf, QueryOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/database/db.ts';
import { findPeopleBy, type PersonRow } from './people.repo.ts';
import { readPersonText } from './person-text.ts';

const atMost = 20;

/** Buyers that match the search text, by name. */
export async function findPeople(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  { text }: QueryOf<typeof finding>,
): Promise<AnswerOf<typeof finding>['data']> {
  const rows = await findPeopleBy(db, readPersonText(text), atMost + 1);
  const now = clock.now();
  return {
    items: rows.slice(0, atMost).map((row) => foundPerson(row, now)),
    more: rows.length > atMost,
  };
}

/** An expired lock counts as none. */
export function foundPerson({ full_name, locked_until, ...row }: PersonRow, now: Date): FoundPerson {
  const closed = locked_until !== null && new Date(locked_until) > now;
  return {
    id: row.id,
    name: full_name,
    phone: row.phone,
    email: row.email,
    closedUntil: closed ? locked_until : null,
  };
}
