import type { PassportForm } from '@novosel/contract/users/schema.ts';
import { sql } from '../../stage/database.ts';
import { type Buyer, makeBuyer } from '../../stage/people.ts';
import { trust } from './trust.ts';

/**
 * Nobody else waits for the desk as long, and the year is not the present one, so that the text is always the
 * same.
 */
const sent = '2024-11-18T06:40:00Z';
export const sentLater = '2024-11-19T09:00:00Z';
const sentLast = '2024-11-20T09:00:00Z';

const form: Omit<PassportForm, 'lastName' | 'firstName'> = {
  patronymic: null,
  sex: 2,
  serial: '9900',
  number: '123456',
  birthday: '1990-02-17',
  birthPlace: 'пос. Верхнетроицкий Туймазинского района Республики Башкортостан',
  issuer: 'Отделом внутренних дел Туймазинского района и города Туймазы Республики Башкортостан',
  issuerCode: '160-001',
  issueDate: '2010-03-02',
  addressRegister: 'г. Онега, ул. Набережная, д. 8, кв. 41',
  addressLiving: null,
  addressesEqual: true,
};

/** A buyer without a patronymic. */
export async function makeNamed(surname: string, name: string): Promise<Buyer> {
  const buyer = await makeBuyer({ surname, name });
  await sql('update users set patronymic = null where id = $1', [buyer.id]);
  return buyer;
}

/** Adds a scan that a person has uploaded, without its bytes. */
async function keepScan({ id }: Buyer, title: string, bytes: number): Promise<string> {
  const [scan] = await sql<{ id: string }>(
    `insert into documents (id, owner_id, kind, title, file_name, version, sha256, bytes, mime, storage_key, created_at)
     values (gen_random_uuid(), $1, 'upload', $2, $2, 1, '', $3, 'image/png', 'none/' || gen_random_uuid(), $4) returning id`,
    [id, title, bytes, sent],
  );
  return scan?.id ?? '';
}

/** Makes a passport wait for the desk, longer than those of all other journeys. */
export async function waitLong(buyer: Buyer, since = sent): Promise<void> {
  const scan = await keepScan(buyer, 'разворот-с-фотографией-и-подписью.png', 2_480_123);
  await sql(
    `insert into passports (user_id, last_name, first_name, patronymic, sex, serial, number, birthday, birth_place, issuer,
       issuer_code, issue_date, address_register, address_living, addresses_equal, scans, updated_at)
     select $1, p->>'lastName', p->>'firstName', null, 2, p->>'serial', p->>'number', (p->>'birthday')::date, p->>'birthPlace',
       p->>'issuer', p->>'issuerCode', (p->>'issueDate')::date, p->>'addressRegister', null, true, array[$3::text], $4
     from (select $2::jsonb as p) given`,
    [buyer.id, JSON.stringify({ ...form, lastName: buyer.surname, firstName: buyer.name }), scan, since],
  );
}

/** Makes a person with a checked passport request another one; he also had one before. */
export async function askChangeLong({ id, surname, name }: Buyer, since = sent): Promise<void> {
  const of = (lastName: string, number = form.number) =>
    JSON.stringify({ ...form, lastName, firstName: name, number });
  await sql('update passports set checked_at = $2, refusal = null where user_id = $1', [id, sent]);
  await sql(
    `insert into passport_changes (id, user_id, passport, scans, reason, asked_at, state)
     values (gen_random_uuid(), $1, $2, '{}', 'Сменила фамилию после свадьбы', $3, 'asked')`,
    [id, of('Ли'), since],
  );
  await sql(
    `insert into former_passports (id, user_id, passport, scans, checked_at, replaced_at)
     select gen_random_uuid(), $1, $2, scans, '2023-05-06T09:00:00Z', '2024-05-06T09:00:00Z' from passports where user_id = $1`,
    [id, of(surname, '654321')],
  );
}

/** Two people wait: one with a long name for a check of his passport, one for a change of it. */
export async function twoWait({ surname, name }: Pick<Buyer, 'surname' | 'name'>): Promise<Buyer> {
  await forgetWaiting();
  const [long, short] = [await makeNamed(surname, name), await makeNamed('Ким', 'Ян')];
  await waitLong(long);
  await waitLong(short);
  await askChangeLong(short, sentLater);
  return long;
}

/** Makes more people wait than the desk shows, while `work` runs. */
export async function manyWait(work: () => Promise<void>): Promise<void> {
  for (let count = 0; count < 49; count += 1) await waitLong(await makeNamed('Ким', 'Ян'), sentLast);
  try {
    await work();
  } finally {
    await sql('delete from passports where updated_at = $1', [sentLast]);
  }
}

/** Removes those who have waited that long. */
async function forgetWaiting(): Promise<void> {
  await sql('delete from passports where updated_at in ($1, $2)', [sent, sentLast]);
  await sql(
    `update passport_changes set state = 'withdrawn' where asked_at in ($1, $2) and state = 'asked'`,
    [sent, sentLater],
  );
  await sql(
    `update delegations set ended_at = now() where ended_at is null
     and id in (select delegation_id from powers_of_attorney where given_at in ($1, $2))`,
    [sent, sentLater],
  );
}

/** Makes a power of attorney wait for the desk, longer than those of all other journeys. */
export async function powerWaits(principal: Buyer, delegate: Buyer, since = sent): Promise<void> {
  const trusted = await trust(principal.phone, delegate, 'sign');
  const scan = await keepScan(principal, 'доверенность-страница-1.png', 1_930_400);
  await sql(
    `insert into powers_of_attorney
       (id, delegation_id, principal_id, delegate_id, number, notary, given_on, until, scans, state, given_at)
     values (gen_random_uuid(), $1, $2, $3, '77/100-н/77-2026-1-234',
       'Константинопольская-Преображенская Александра-Виктория Вениаминовна, Петропавловск-Камчатский',
       '2024-11-02', '2099-11-02', array[$4::text], 'asked', $5)`,
    [trusted, principal.id, delegate.id, scan, since],
  );
}
