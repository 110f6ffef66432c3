import { type RequestState, turnAt } from '@novosel/contract/services/rules.ts';
import type { Page } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { makeBuyer } from '../../stage/people.ts';

/** Chooses in a list of the page. */
export async function chooseOption(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** ID of the request that a page shows, the buyer's or the desk's. */
export const requestOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

interface Moved {
  readonly state: RequestState;
  readonly act: string;
  readonly text: string;
  readonly options?: readonly string[];
}

/** Makes the desk's step in the request on the page, as the desk's own page would send it. */
export const moveRequest = (page: Page, { state, act, text, options = [] }: Moved) =>
  sql(
    `with moved as (
       update requests set state = $1, turn = $6, since = now(), promised_by = null, has_new = true, options = $4
       where id = $5 returning id
     )
     insert into request_steps (id, request_id, author_id, from_staff, act, state, text, at)
     select gen_random_uuid(), moved.id, s.user_id, true, $2, $1, $3, now()
     from moved, (select user_id from staff limit 1) s`,
    [state, act, text, options, requestOf(page), turnAt(state)],
  );

/** Inserts a request for insurance by a new buyer, as the server would. @returns its ID */
export async function orderAsNew(comment: string): Promise<string> {
  const { id } = await makeBuyer({
    surname: 'Константинопольская-Преображенская',
    name: 'Александра-Виктория',
  });
  const [made] = await sql<{ request_id: string }>(
    `with made as (
       insert into requests (id, user_id, kind, estate_id, details, state, turn, since, promised_by, options, has_new, sent_at, created_at)
       select gen_random_uuid(), $1, 'insurance', min(id),
         '{"covers": ["structure", "belongings", "liability"], "from": "2027-01-15"}', '680', 'staff', now(), now() + interval '1 day', '{}', false, now(), now()
       from estates returning id
     )
     insert into request_steps (id, request_id, author_id, from_staff, act, state, text, at)
     select gen_random_uuid(), made.id, $1, false, 'order', '680', $2, now() from made returning request_id`,
    [id, comment],
  );
  return made?.request_id ?? '';
}
