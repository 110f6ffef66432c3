import { randomUUID } from 'node:crypto';
import { keyedHash, newToken, tokenHash } from '../../../apps/server/src/domains/identity/sessions/tokens.ts';
import { sql } from '../../stage/database.ts';
import { type Buyer, secretOf } from '../../stage/people.ts';
import { openCalls } from '../browser/calls.ts';
import { keepConversation } from '../deals/chat.ts';
import { countDeal, giveCard, giveCertificate } from '../deals/loyalty.ts';
import { power, trust } from '../people/trust.ts';
import type { LongDeal } from './long-deal.ts';
import { keptWord, type LongStaff, longLine, longName, longTitle, longWord } from './long-people.ts';
import { writeFeedback, writeImport, writeNote, writePricePlan, writeSet } from './write-payloads.ts';

/** The people who have written. */
export interface Writers {
  readonly buyer: Buyer;
  /** The buyer's delegate, who shares favourites with the buyer and was recommended by him. */
  readonly friend: Buyer;
  readonly staff: LongStaff;
}

/**
 * Adds messages of the buyer and the desk to each other.
 * @returns the IDs of the letter and of the ordered service
 */
export async function writeTalk({ buyer, staff }: Writers, { estate }: LongDeal) {
  const text = longWord();
  await keepConversation(buyer, {
    lines: [
      ['buyer', text],
      ['staff', text],
    ],
    began: '1 hour',
    waits: '1 minute',
  });
  const feedback = await writeFeedback(buyer.id, text);
  const request = randomUUID();
  await sql(
    `insert into requests
       (id, user_id, kind, estate_id, details, state, turn, since, options, has_new, sent_at, created_at)
     values ($1, $2, 'insurance', $3, '{"covers": ["structure"], "from": "2027-01-15"}', '686', 'buyer', now(), array[$4::text, $4::text], true, now(), now())`,
    [request, buyer.id, estate, longWord(300)],
  );
  await sql(
    `insert into request_steps (id, request_id, author_id, from_staff, act, state, text, at)
     values (gen_random_uuid(), $1, $2, false, 'order', '680', $4, now()),
       (gen_random_uuid(), $1, $3, true, 'offer', '686', $4, now() + interval '1 second')`,
    [request, buyer.id, staff.id, text],
  );
  const draft = randomUUID();
  await sql(
    `insert into feedback_drafts (id, user_id, subject, message, files, updated_at)
     values ($1, $2, 'other', $3, '{}', now())`,
    [draft, buyer.id, text],
  );
  await giveFiles(buyer, { feedback, request });
  return { feedback, request, draft };
}

/** Gives every document and every file of the buyer a long name; attaches some to messages. */
async function giveFiles(
  { id }: Buyer,
  { feedback, request }: { feedback: string; request: string },
): Promise<void> {
  await sql('update documents set title = $2, file_name = $3 where owner_id = $1', [
    id,
    keptWord,
    `${longWord(250)}.pdf`,
  ]);
  // A file is attached in one place only.
  const files = await sql<{ id: string }>(
    `select id from documents where owner_id = $1 and kind = 'upload'`,
    [id],
  );
  const [toDesk, toBuyer, inChat] = files.map((file) => file.id);
  await sql(
    `insert into feedback_files (message_id, document_id, place)
     select id, $2, 0 from feedback_messages where feedback_id = $1 and not from_staff`,
    [feedback, toDesk],
  );
  await sql(
    `insert into request_files (step_id, document_id, place)
     select id, $2, 0 from request_steps where request_id = $1 and from_staff`,
    [request, toBuyer],
  );
  await sql(
    `insert into chat_files (chat_id, seq, document_id, place)
     select m.chat_id, m.seq, $2, 0 from chat_messages m join chats c on c.id = m.chat_id where c.user_id = $1 and m.author = 'buyer'`,
    [id, inChat],
  );
}

/**
 * Adds the buyer's own data: news, notes, discounts, the card, keys, a mortgage, a request for a passport
 * change.
 */
export async function writeOwn(
  { buyer: { id }, staff }: Writers,
  { booking, estate }: LongDeal,
): Promise<string> {
  const text = longWord();
  const [told] = await sql<{ id: number }>(
    `insert into notifications (user_id, fact, title, text, tags, link, at, is_new, is_archive)
     values ($1::int, 'long:' || $1::int, $2, $2, '{}', null, now(), true, false) returning id`,
    [id, text],
  );
  await sql(
    `insert into discounts (user_id, code, title_ru, title_en, basis_points, kopecks, valid_from, reason, given_by)
     values ($1, 'desk', $2, $2, 100, 0, now() - interval '1 day', $3, $4)`,
    [id, longTitle, text, staff.id],
  );
  await giveCard(id, 'premium');
  await countDeal(id, '1', 900_000_000, '1 year');
  await giveCertificate(id, longTitle);
  await sql(
    `insert into passkeys (id, user_id, credential_id, public_key, user_handle, counter, transports, backed_up, name, created_at)
     values (gen_random_uuid(), $1::int, 'long' || $1::int, '', 'long' || $1::int, 0, '{}', false, $2, now())`,
    [id, longWord(60)],
  );
  await sql(
    `update passports set address_living = $2, addresses_equal = false, refusal = $2, patronymic = $3 where user_id = $1`,
    [id, text, longName],
  );
  await sql(
    `insert into mortgage_applications
       (id, user_id, deal_id, estate_id, program, price_kopecks, own_kopecks, months, work, employer, income_kopecks, sent_at)
     select gen_random_uuid(), $1, id, $3, 'family', 1000000000, 300000000, 240, 'employed', $4, 20000000, now()
     from deals where booking_id = $2`,
    [id, booking, estate, longLine],
  );
  await sql('insert into mortgage_states (user_id, sopd_signed) values ($1, true)', [id]);
  await sql(
    `update payments set receipt = $2 where deposit_id in (select id from deposits where user_id = $1)`,
    [id, longWord(100)],
  );
  await sql(
    `insert into refunds (id, payment_id, kopecks, reason, state, idempotence_key, created_at, done_at, receipt)
     select gen_random_uuid(), p.id, 100, 'desk', 'done', gen_random_uuid(), now(), now(), $2
     from payments p join deposits d on d.id = p.deposit_id where d.user_id = $1`,
    [id, longWord(100)],
  );
  return String(told?.id);
}

/** Adds shared favourites. @returns tokens of a set for the buyer and of an invitation */
export async function writeFlats({ buyer, friend }: Writers, flats: readonly number[]) {
  const [first = 0] = flats;
  const calls = await openCalls('cabinet', buyer.phone);
  for (const estate of flats) {
    await writeNote(buyer.id, estate, longWord());
    await calls.act('/api/flats/viewed', { estate });
    await calls.act('/api/flats/comparison', { estate, compared: true });
  }
  const set = await writeSet(first, { title: longTitle, note: longWord() });
  const invitation = newToken();
  await sql(
    `insert into favourite_shares (id, inviter_id, token_hash, created_at, expires_at, partner_id, accepted_at)
     values (gen_random_uuid(), $1, $3, now(), now() + interval '1 day', $2::int, now()),
       (gen_random_uuid(), $1, $4, now(), now() + interval '1 day', null, null)`,
    [buyer.id, friend.id, tokenHash(newToken()), tokenHash(invitation)],
  );
  await sql(
    `insert into recommendations (id, user_id, friend_id, reward_kopecks, registered_at)
     values (gen_random_uuid(), $1, $2, 5000000, now())`,
    [buyer.id, friend.id],
  );
  return { set, invitation };
}

/**
 * Makes the friend a delegate with a power of attorney. @returns the IDs of the delegation and of the power
 */
export async function writeTrust({ buyer, friend }: Writers) {
  const delegation = await trust(buyer.phone, friend, 'sign');
  await power(delegation, 'asked');
  const [row] = await sql<{ id: string }>(
    'update powers_of_attorney set number = $2, notary = $3, answer = $4 where delegation_id = $1 returning id',
    [delegation, longWord(60), longTitle, longWord()],
  );
  return { delegation, power: row?.id ?? '' };
}

/** Adds a request for a passport change, not the buyer's first. */
export const writePassportChange = ({ buyer: { id } }: Writers) =>
  sql(
    `insert into passport_changes (id, user_id, passport, scans, reason, asked_at, state, decided_at, answer)
     select gen_random_uuid(), user_id, jsonb_build_object('lastName', last_name, 'firstName', first_name,
       'patronymic', patronymic, 'sex', sex, 'serial', serial, 'number', '654321', 'birthday', birthday::text,
       'birthPlace', birth_place, 'issuer', issuer, 'issuerCode', issuer_code, 'issueDate', issue_date::text,
       'addressRegister', address_register, 'addressLiving', address_living, 'addressesEqual', addresses_equal),
       scans, $2, asked_at, state, decided_at, answer
     from passports, (values (now() - interval '1 day', 'refused', now(), $2), (now(), 'asked', null, null))
       as asked (asked_at, state, decided_at, answer)
     where user_id = $1`,
    [id, longWord()],
  );

const slipPages = { opinion: 'opinion', entry: 'reject-entry', tour: 'reject-tour' } as const;

/** Adds links that the desk has sent the buyer, one of them answered. @returns their pages */
export async function writeSlips({ buyer, staff }: Writers): Promise<string[]> {
  const secret = await secretOf();
  const send = async (kind: keyof typeof slipPages, answer: object | null = null) => {
    const token = newToken();
    await sql(
      `insert into slips (id, kind, token_hash, subject, what, place, at, channel, address, user_id, staff_id,
         created_at, expires_at, answered_at, answer)
       values (gen_random_uuid(), $1::text, $2, case $1::text when 'opinion' then 'showing' end, $3, $3, now() + interval '2 days', 'mail', $4, $5, $6,
         now(), now() + interval '2 days', case when $7::jsonb is null then null else now() end, $7::jsonb)`,
      [kind, keyedHash(secret, 'slip', token), longLine, staff.email, buyer.id, staff.id, answer],
    );
    return `/${slipPages[kind]}/${token}`;
  };
  const pages = await Promise.all([send('opinion'), send('entry'), send('tour')]);
  await send('opinion', { mark: 5, text: longWord(), answers: [] });
  return pages;
}

/** Adds a client site that the desk has blocked, and to which the buyer has consented. @returns its ID */
export async function writeSite({ buyer }: Writers): Promise<string> {
  const client = `long-${buyer.id}`;
  const domain = `${longWord(63)}.${longWord(63)}.test`.toLowerCase();
  await sql(
    `insert into oauth_clients (client_id, name, redirect_uri, base_url, login_url, logout_url, domain, blocked_at, block_reason)
     values ($1, $2, $3, $3, $3, $3, $4, now(), $5)`,
    [client, longWord(100), `https://${domain}/${longWord(150)}`, domain, longWord()],
  );
  await sql(
    `insert into site_links (user_id, client_id, scopes, allowed_at, used_at) values ($1, $2, '{profile}', now(), now())`,
    [buyer.id, client],
  );
  return client;
}

export const takeOffSite = (client: string) =>
  sql(
    'with links as (delete from site_links where client_id = $1) delete from oauth_clients where client_id = $1',
    [client],
  );

/**
 * Adds files of prices, one of them planned for later.
 * @returns the ID of the other, and the function that removes the planned one
 */
export async function writePrices(flat: number) {
  const batch = await writeImport(longWord(), [longWord(), longLine]);
  await sql(
    `update import_batches set source = jsonb_build_object('name', $2::text, 'others', 1,
       'hiddenRows', $3::jsonb, 'hiddenColumns', $3::jsonb) where id = $1`,
    [batch, longWord(31), { count: 0, read: 'skip' }],
  );
  return { batch, takeOff: await writePricePlan(flat, longWord()) };
}
