import { randomUUID } from 'node:crypto';
import { requestStates, turnAt } from '@novosel/contract/services/rules.ts';
import { expect, it } from 'vitest';
import { openEmptyDatabase } from '../../../test/cluster/empty-database.ts';
import { migrateUntil } from '../../../test/cluster/migrate-until.ts';
import { migrate } from '../../migrate.ts';

const { url, pool } = openEmptyDatabase('services');

/** A request of the version before the migration, with a step and a paper. */
async function makeService(state: string): Promise<string> {
  const [id, step, paper] = [randomUUID(), randomUUID(), randomUUID()];
  await pool.query(
    `insert into service_requests
       (id, user_id, service, details, state, since, options, has_new, sent_at, created_at)
     values ($1, 1, $2, '{"covers": []}', $2, now(), '{}', true, now(), now())`,
    [id, state],
  );
  await pool.query(
    `insert into service_steps (id, request_id, author_id, from_staff, act, state, text, at)
     values ($1, $2, 1, false, 'order', $3, 'Первый этаж', now())`,
    [step, id, state],
  );
  await pool.query(
    `insert into documents (id, owner_id, kind, subject, title, file_name, version, mime, bytes, sha256, storage_key, created_at)
     values ($1, 1, 'upload', $2, 'Полис', 'polis.pdf', 1, 'application/pdf', 1, '', '', now())`,
    [paper, `service:${id}`],
  );
  await pool.query('insert into service_files (step_id, document_id, place) values ($1, $2, 0)', [
    step,
    paper,
  ]);
  return id;
}

it('services of before are requests with their numbers, steps and papers, each at the turn of its state', async () => {
  await migrateUntil(pool, '0064_requests');
  // Referenced rows do not matter in this test.
  await pool.query('set session_replication_role = replica');
  const ids: string[] = [];
  for (const state of requestStates) ids.push(await makeService(state));
  await pool.query('set session_replication_role = default');
  const numbers = await pool.query('select id, number from service_requests order by number');

  await migrate(url);

  const { rows } = await pool.query<{
    id: string;
    number: number;
    state: string;
    turn: string;
    said: string;
  }>(
    `select r.id, r.number, r.state, r.turn, concat_ws(' ', s.text, d.title, d.subject) as said
     from requests r join request_steps s on s.request_id = r.id
     join request_files f on f.step_id = s.id join documents d on d.id = f.document_id order by r.number`,
  );
  expect(rows.map(({ id, number }) => ({ id, number }))).toEqual(numbers.rows);
  expect(rows.map(({ state, turn }) => [state, turn])).toEqual(
    requestStates.map((state) => [state, turnAt(state)]),
  );
  expect(rows.map(({ said }) => said)).toEqual(ids.map((id) => `Первый этаж Полис request:${id}`));
});
