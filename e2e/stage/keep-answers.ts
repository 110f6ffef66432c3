import { sql } from './database.ts';
import { makeBuyer, makeStaff, openSession } from './people.ts';

const answers = 200;
/** The shown waiting time in seconds, whatever the run's few conversations add to it. */
const waitedSeconds = 540;

/**
 * Adds a week of the desk's answers, and a member of staff who is always online: so buyers see the same
 * waiting time in every journey.
 */
export async function keepAnswers(): Promise<void> {
  const { id } = await makeBuyer({ surname: 'Спросившая' });
  await sql(
    `with chat as (
       insert into chats (id, user_id, opened_at, closed_at, moved_at, last_seq, read_seq)
       values (gen_random_uuid(), $1::int, now() - interval '8 days', now() - interval '1 day', now() - interval '1 day', $2, $2)
       returning id
     )
     insert into chat_messages (chat_id, seq, id, author, staff_id, role, text, at, waited_seconds)
     select id, place, gen_random_uuid(), 'staff', $1::int, 'support', 'Ответили.', now() - interval '7 days', $3::int
     from chat, generate_series(1, $2::int) place`,
    [id, answers, waitedSeconds],
  );
  const email = await makeStaff('support');
  await openSession('office', email);
  await sql(
    `update sessions set seen_at = now() + interval '12 hours' where user_id = (select id from users where email = $1)`,
    [email],
  );
}
