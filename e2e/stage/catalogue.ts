import { createHash, randomBytes } from 'node:crypto';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import { sql } from './database.ts';
import { makeBuyer } from './people.ts';
import { takeEstate } from './take-once.ts';

interface Home {
  readonly building: number;
  readonly complex: number;
  readonly rooms: number;
}

/** The building and complex of an estate. */
export async function homeWithBuilding(estate: number): Promise<Home> {
  const [home] = await sql<Home>(
    'select building_id as building, complex_id as complex, rooms from estates where id = $1',
    [estate],
  );
  if (!home) throw new Error(`there is no estate ${estate}`);
  return home;
}

interface Flat {
  readonly id: number;
  /** In kopecks. */
  readonly full: number;
}

/** A flat for sale that no other journey uses or books: such flats are above the ground. */
export async function quietFlat(complex: string): Promise<Flat> {
  const rows = await sql<{ id: number; full: string }>(
    `select e.id, e.price_full as full from estates e join complexes c on c.id = e.complex_id
     where e.kind = 1 and e.status = 3 and e.floor = 1 and c.name = $1 order by random()`,
    [complex],
  );
  const flat = takeEstate(rows);
  if (!flat) throw new Error('no flat is for sale');
  return { id: flat.id, full: Number(flat.full) };
}

/** The plan of some flat of the catalogue. */
export async function somePlan(): Promise<number> {
  const [found] = await sql<{ plan: number }>('select min(plan_id) as plan from estates where kind = 1');
  if (!found) throw new Error('there is no plan of a flat');
  return found.plan;
}

/** Makes a set of estates as a manager sends it. @returns the secret of its link */
export async function makeSet(): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await sql(
    `insert into estate_sets (id, staff_id, title, note, estate_ids, token_hash, created_at, expires_at)
     select gen_random_uuid(), (select min(id) from users where email = 'manager@demo.test'), 'Двухкомнатные у моря',
       'Подобрала три варианта: у всех окна во двор и большая кухня.',
       (select array_agg(id) from (select id from estates where kind = 1 and status = 3 and rooms = 2 order by id limit 3) e),
       $1, now(), now() + interval '7 days'`,
    [createHash('sha256').update(token).digest('base64url')],
  );
  return token;
}

interface KeptNews {
  readonly title: string;
  /** Descriptions of its pictures, in their order; empty for one without a description. */
  readonly pictures?: readonly string[];
  /** When it was withdrawn, ISO 8601; without it the news is shown. */
  readonly withdrawnAt?: string;
}

/**
 * Adds news of the building site, by a member of staff with a long name, for a complex that other journeys
 * ignore.
 */
export async function keepNews({ title, pictures = [], withdrawnAt }: KeptNews): Promise<void> {
  const { id: staff } = await makeBuyer({
    surname: 'Константинопольская-Преображенская',
    name: 'Александра-Виктория',
  });
  await sql(
    `with told as (
       insert into site_news (id, complex_id, happened_on, title, text, staff_id, created_at, withdrawn_at)
       select gen_random_uuid(), min(id), '2026-11-16', $1, 'Работы идут по графику.', $2, '2026-11-17T09:00:00Z', $3
       from complexes where name = 'Маячный квартал' returning id
     ), drawn as (select * from site_pictures where news_id is not null order by id limit 1)
     insert into site_pictures (id, news_id, place, storage_key, mime, width, height, alt, staff_id, created_at)
     select gen_random_uuid(), told.id, n - 1, storage_key, mime, width, height, alts.alt, $2, '2026-11-17T09:00:00Z'
     from told, drawn, unnest($4::text[]) with ordinality as alts(alt, n)`,
    [title, staff, withdrawnAt ?? null, pictures],
  );
}

/** Takes a flat off the sale while `work` runs. */
export async function withoutFlat(id: number, work: () => Promise<void>): Promise<void> {
  const [flat] = await sql<{ status: number }>('select status from estates where id = $1', [id]);
  await sql('update estates set status = $2 where id = $1', [id, estateStatuses.withdrawn]);
  try {
    await work();
  } finally {
    await sql('update estates set status = $2 where id = $1', [id, flat?.status]);
  }
}
