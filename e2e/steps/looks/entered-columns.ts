import { sql } from '../../stage/database.ts';

/**
 * Columns, or parts of them, with texts that people have entered: buyers, staff, editors of the catalogue.
 */
export const enteredColumns = {
  users: ['surname', 'name', 'patronymic', 'email', 'pending_email'],
  staff_set_ups: ['surname', 'name', 'email'],
  passports: [
    'last_name',
    'first_name',
    'patronymic',
    'birth_place',
    'issuer',
    'address_register',
    'address_living',
    'refusal',
  ],
  passport_changes: ['reason', 'answer', "passport ->> 'addressRegister'"],
  passkeys: ['name'],
  powers_of_attorney: ['number', 'notary', 'answer'],
  bookings: ['reason', "terms_request ->> 'reason'"],
  booking_events: ['reason'],
  booking_editions: ['reason'],
  deals: ['visit_place'],
  deal_events: ['reason'],
  deal_installments: ['payment_order'],
  escrow_accounts: ['bank'],
  payments: ['receipt'],
  refunds: ['receipt'],
  mortgage_applications: ['employer'],
  documents: ['title', 'file_name'],
  notifications: ['title', 'text'],
  favourite_notes: ['text'],
  estate_sets: ['title', 'note'],
  discounts: ['reason'],
  requests: ["array_to_string(options, E'\\n')"],
  request_steps: ['text'],
  slips: ['what', 'place', 'address', "answer ->> 'text'"],
  feedback_messages: ['text'],
  feedback_drafts: ['message'],
  chat_messages: ['text'],
  oauth_clients: ['name', 'domain', 'base_url', 'block_reason'],
  import_batches: ['file_name'],
  import_lines: ['title'],
  audit_records: ["(select string_agg(value, E'\\n') from jsonb_each_text(details))"],
} as const;

/** The same for texts that every reader of the catalogue sees. */
export const enteredForAll = {
  managers: ['name', 'email'],
  complexes: ['name', 'address', 'district', 'description'],
  buildings: ['address'],
  loyalty_deals: ['complex'],
  site_news: ['title', 'text'],
  site_pictures: ['alt'],
} as const;

/** Texts entered in both languages and shown in one: a person's own, and everybody's. */
const enteredTwice = {
  discounts: ['title_ru', 'title_en'],
  loyalty_certificates: ['title_ru', 'title_en'],
} as const;
export const enteredTwiceForAll = {
  managers: ['position', 'position_en', 'hours', 'hours_en'],
} as const;

/** The different texts in columns. */
export async function textsIn(columns: Columns): Promise<string[]> {
  const rows = await Promise.all(
    namedIn(columns).map(([table, name]) =>
      sql<{ word: string | null }>(`select distinct ${name} as word from ${table}`),
    ),
  );
  return [...new Set(rows.flat().flatMap(({ word }) => word ?? []))];
}

/** A word too long for any line of a phone. */
const tooLong = '\\S{45}';

/** @returns the columns without any text that is too long for a line */
export async function lacksLongWords(): Promise<string[]> {
  const lacking = await Promise.all(
    [...namedIn(enteredColumns), ...namedIn(enteredTwice)].map(async ([table, name]) => {
      const found = await sql(`select from ${table} where ${name} ~ $1 limit 1`, [tooLong]);
      return found.length > 0 ? [] : [`${table}: ${name}`];
    }),
  );
  return lacking.flat();
}

type Columns = Readonly<Record<string, readonly string[]>>;

const namedIn = (columns: Columns) =>
  Object.entries(columns).flatMap(([table, names]) => names.map((name) => [table, name] as const));
