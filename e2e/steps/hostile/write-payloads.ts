import { randomUUID } from 'node:crypto';
import { scriptPayloads } from '@novosel/testing/hostile/script-payloads.ts';
import { newToken, tokenHash } from '../../../apps/server/src/domains/identity/sessions/tokens.ts';
import { sql } from '../../stage/database.ts';

const lines = 20;
const inLine = scriptPayloads.length / lines;

/** All payloads, ten on a line. */
export const payloadLines = Array.from({ length: lines }, (_, line) =>
  scriptPayloads.slice(line * inLine, (line + 1) * inLine).join(' '),
);

const all = scriptPayloads.join(' ');
const admin = `(select id from users where email = 'admin@demo.test')`;

export const writeNotifications = (userId: number) =>
  sql(
    `insert into notifications (user_id, fact, title, text, tags, link, at, is_new, is_archive)
     select $1, 'payload:' || place, payload, payload, array[payload], null, now(), true, false
     from unnest($2::text[]) with ordinality as given (payload, place)`,
    [userId, scriptPayloads],
  );

/** Adds news with all payloads, as the desk would write them. @returns the function that removes them */
export async function writeNews(): Promise<() => Promise<unknown>> {
  const id = randomUUID();
  await sql(
    `insert into site_news (id, complex_id, happened_on, title, text, staff_id, created_at)
     select $1, max(id), current_date, $2, $2, ${admin}, now() from complexes`,
    [id, all],
  );
  return () => sql('update site_news set withdrawn_at = now() where id = $1', [id]);
}

/** Adds a file of prices with payloads in its name and lines. @returns its ID */
export async function writeImport(name = all, titles: readonly string[] = payloadLines): Promise<string> {
  const id = randomUUID();
  await sql(
    `insert into import_batches (id, staff_id, file_name, sha256, state, created_at, lines, changed, created, wrong)
     values ($1, ${admin}, $2, '', 'checked', now(), $3, 0, 0, $3)`,
    [id, name, titles.length],
  );
  await sql(
    `insert into import_lines (batch_id, line, title, what, changes, problems, applied)
     select $1, place, title, 'wrong', '[]', '[]', false
     from unnest($2::text[]) with ordinality as given (title, place)`,
    [id, titles],
  );
  return id;
}

/** Adds planned prices from a file with such a name. @returns the function that removes them */
export async function writePricePlan(estate: number, name = all): Promise<() => Promise<unknown>> {
  const id = randomUUID();
  await sql(
    `insert into import_batches
       (id, staff_id, file_name, sha256, state, valid_from, created_at, applied_at, lines, changed, created, wrong)
     values ($1, ${admin}, $2, '', 'planned', current_date + 20, now(), now(), 1, 1, 0, 0)`,
    [id, name],
  );
  await sql(
    `insert into planned_prices (batch_id, estate_id, form, before_kopecks, kopecks, valid_from)
     select $1, id, 'full', price_full, price_full + 100000, now() + interval '20 days' from estates where id = $2`,
    [id, estate],
  );
  return () => sql('update planned_prices set canceled_at = now() where batch_id = $1', [id]);
}

/** Adds a letter to the desk with its answer. @returns its ID */
export async function writeFeedback(userId: number, text = all): Promise<string> {
  const id = randomUUID();
  await sql(
    `insert into feedback (id, user_id, subject, state, has_new, created_at, updated_at)
     values ($1, $2, 'other', 'answered', true, now(), now())`,
    [id, userId],
  );
  await sql(
    `insert into feedback_messages (id, feedback_id, author_id, from_staff, text, at)
     values (gen_random_uuid(), $1, $2, false, $3, now()), (gen_random_uuid(), $1, ${admin}, true, $3, now())`,
    [id, userId, text],
  );
  return id;
}

/** A favourite with a note. */
export async function writeNote(userId: number, estate: number, text = all): Promise<void> {
  await sql(
    `insert into flat_items (user_id, estate_id, category, created_at) values ($1, $2, 'cart', now())`,
    [userId, estate],
  );
  await sql('insert into favourite_notes (user_id, estate_id, text, updated_at) values ($1, $2, $3, now())', [
    userId,
    estate,
    text,
  ]);
}

/** Adds a set of flats for a buyer. @returns the token of the link */
export async function writeSet(estate: number, { title = all, note = all } = {}): Promise<string> {
  const token = newToken();
  await sql(
    `insert into estate_sets (id, staff_id, title, note, estate_ids, token_hash, created_at, expires_at)
     values (gen_random_uuid(), ${admin}, $1, $4, array[$2::int], $3, now(), now() + interval '1 day')`,
    [title, estate, tokenHash(token), note],
  );
  return token;
}

/** Adds the desk's reason of an act. @returns the ID of the booking */
export async function writeReason(estate: number, reason = all): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `insert into booking_events (booking_id, at, actor, actor_id, event, from_state, to_state, reason)
     select id, now(), 'staff', ${admin}, 'extend', state, state, $2 from bookings where estate_id = $1
     returning booking_id as id`,
    [estate, reason],
  );
  return row?.id ?? '';
}

/** Adds audit records. */
export const writeAudit = () =>
  sql(
    `insert into audit_records (at, actor_kind, action, subject, details)
     select now(), 'buyer', text, text, jsonb_build_object('reason', text) from unnest($1::text[]) as given (text)`,
    [payloadLines],
  );
