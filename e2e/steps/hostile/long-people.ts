import { sql } from '../../stage/database.ts';
import { type Buyer, makeBuyer } from '../../stage/people.ts';

/** A text without spaces, as long as its column allows, at most 400 letters. */
export const longWord = (letters = 400): string => 'Unbreakable'.repeat(40).slice(0, letters);

/**
 * A different word for texts that a browser may store, to tell them from texts that only the person may read.
 */
export const keptWord = longWord(399);

/** Lower limits of the contract. */
export const longName = longWord(100);
export const longLine = longWord(200);
export const longTitle = longWord(120);
const label = longWord(60).toLowerCase();

/** An e-mail of 180 letters that nobody has. */
const longEmail = (mark: string) => `${mark}${label.slice(mark.length)}@${label}.${label}.test`;

/** Makes a person whose names all have the greatest length. */
export async function makeLongBuyer(): Promise<Buyer> {
  const buyer = await makeBuyer({ surname: longName, name: longName });
  await sql('update users set patronymic = $2, email = $3, pending_email = $4 where id = $1', [
    buyer.id,
    longName,
    longEmail(`a${buyer.id}`),
    longEmail(`b${buyer.id}`),
  ]);
  return buyer;
}

export interface LongStaff {
  readonly id: number;
  /** E-mail for a session at the desk. */
  readonly email: string;
}

/** The same at the desk: one with every role, and one who is only invited. */
export async function makeLongStaff(): Promise<LongStaff> {
  const { id } = await makeLongBuyer();
  await sql(
    `insert into staff (user_id, roles, totp_secret, totp_last_step)
     select $1, '{manager,support,lawyer,accountant,admin}', totp_secret, 0 from staff limit 1`,
    [id],
  );
  await sql('update users set is_employee = true, phone = null where id = $1', [id]);
  await sql(
    `insert into staff_set_ups (id, email, surname, name, roles, created_at, expires_at, invited_by, token_hash)
     values (gen_random_uuid(), $2, $3, $3, '{support}', now(), now() + interval '1 day', $1::int, 'nobody-knows-' || $1::int)`,
    [id, longEmail(`c${id}`), longName],
  );
  return { id, email: longEmail(`a${id}`) };
}

/** Removes staff: other journeys read the lists. */
export const takeOffStaff = ({ id }: LongStaff): Promise<unknown> =>
  Promise.all([
    sql('delete from staff where user_id = $1', [id]),
    sql('delete from staff_set_ups where invited_by = $1', [id]),
  ]);
