import type { EdsView, OrderForm, OwnOrder } from '@novosel/contract/eds/schema.ts';
import { snilsMask } from '@novosel/contract/fields/masks.ts';
import { expect } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { identify } from '../../stage/outside.ts';
import type { Buyer } from '../../stage/people.ts';
import { type Calls, openCalls } from '../browser/calls.ts';
import { passportOf } from '../deals/states.ts';

const usual: OrderForm = { way: 'goskey', kind: 'qualified', renews: null, visit: null, branch: null };
const ownSnils = '112-233-445 95';

/** The desk has checked the passport of a buyer; without one he gets that of a journey. */
export async function haveCheckedPassport(buyer: Buyer): Promise<void> {
  const { lastName, firstName, patronymic, sex, serial, number, ...rest } = passportOf(buyer);
  await sql(
    `insert into passports (user_id, last_name, first_name, patronymic, sex, serial, number, birthday, birth_place, issuer,
       issuer_code, issue_date, address_register, address_living, addresses_equal, scans, checked_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, null, true, '{}', now(), date_trunc('second', now()))
     on conflict (user_id) do update set checked_at = coalesce(passports.checked_at, now()), refusal = null`,
    [
      ...[buyer.id, lastName, firstName, patronymic, sex, serial, number],
      ...[rest.birthday, rest.birthPlace, rest.issuer, rest.issuerCode, rest.issueDate, rest.addressRegister],
    ],
  );
}

/** The buyer confirms his checked passport and a SNILS, by default that of his papers, by calls. */
export async function confirmData(buyer: Buyer, snils?: string): Promise<Calls> {
  await haveCheckedPassport(buyer);
  const calls = await openCalls('cabinet', buyer.phone);
  const { data } = await calls.get<EdsView>('/api/eds/orders');
  const own = snils ? snilsMask.show(snils.replace(/\D/g, '')) : (data.snils ?? ownSnils);
  await calls.act('/api/eds/passport', { seen: data.seen, snils: own, inn: null });
  return calls;
}

/** An order of a buyer that the operator waits with for the identity. */
export async function orderByCalls(buyer: Buyer, form: Partial<OrderForm> = {}): Promise<OwnOrder> {
  const calls = await confirmData(buyer);
  await calls.act('/api/eds/orders', { ...usual, ...form });
  const state = form.way === undefined || form.way === 'goskey' ? 'identity' : 'to-pay';
  return stands(calls, form.renews ? 'issued' : state);
}

async function stands(calls: Calls, state: OwnOrder['state']): Promise<OwnOrder> {
  let order: OwnOrder | undefined;
  await expect
    .poll(
      async () => {
        [order] = (await calls.get<EdsView>('/api/eds/orders')).orders;
        return order?.state;
      },
      { timeout: 15_000 },
    )
    .toBe(state);
  if (!order) throw new Error('there is no order');
  return order;
}

/** Gives a buyer a certificate in force through the operator. */
export async function haveCertificate(buyer: Buyer, form: Partial<OrderForm> = {}): Promise<OwnOrder> {
  const { id } = await orderByCalls(buyer, form);
  await identify(id);
  return stands(await openCalls('cabinet', buyer.phone), 'issued');
}
