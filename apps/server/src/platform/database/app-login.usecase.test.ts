import { randomBytes } from 'node:crypto';
import { addressOf, runSql } from '@novosel/testing/databases.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrate } from '../../migrate.ts';
import { steppingDown } from './app-login.ts';
import { openDatabase } from './db.ts';

/** A separate PostgreSQL with an owner who is not a superuser, as at a hosting provider. */
const mark = randomBytes(4).toString('hex');
const database = `own_${mark}`;
const [owner, worker, stranger] = [`owner_${mark}`, `worker_${mark}`, `stranger_${mark}`];
const cluster = inject('clusterUrl');

function enterAs(name: string, password = 'own-password', to = database): string {
  const address = new URL(addressOf(cluster, to));
  address.username = name;
  address.password = password;
  return address.href;
}

beforeAll(async () => {
  await runSql(cluster, `create role ${owner} login createrole password 'own-password'`);
  await runSql(cluster, `grant novosel_app to ${owner} with admin option`);
  await runSql(cluster, `create role ${stranger} login password 'own-password'`);
  await runSql(cluster, `create database ${database} owner ${owner}`);
  await migrate(enterAs(owner));
});
afterAll(async () => {
  await runSql(cluster, `drop database ${database} with (force)`);
  for (const role of [worker, stranger, owner]) await runSql(cluster, `drop role if exists ${role}`);
});

async function ask(url: string, ...statements: string[]): Promise<unknown> {
  const { pool, close } = openDatabase(url, 1);
  try {
    let last: unknown;
    for (const statement of statements) last = (await pool.query(statement)).rows[0];
    return last;
  } catch (error) {
    return (error as { code?: string }).code;
  } finally {
    await close();
  }
}

describe('the login by which the program works on a database of one’s own', () => {
  test('is made by the owner, with the rights of the role and no other', async () => {
    await migrate(enterAs(owner), enterAs(worker));
    expect(await ask(enterAs(worker), 'select count(*)::int as booked from bookings')).toEqual({ booked: 0 });
    for (const table of ['ledger_postings', 'audit_records', 'signature_evidence']) {
      expect(await ask(enterAs(worker), 'reset role', `delete from ${table}`)).toBe('42501');
    }
    await migrate(enterAs(owner), enterAs(worker));
  });

  test('with another password is told in one sentence, and the password stays', async () => {
    const wrong = migrate(enterAs(owner), enterAs(worker, 'another'));
    await expect(wrong).rejects.toMatchObject({ code: 'app-unreachable' });
    await expect(wrong).rejects.toThrow(/^[^\n]+\.$/);
    expect(await ask(enterAs(worker), 'select 1 as entered')).toEqual({ entered: 1 });
  });

  test('that leads to another database is told in one sentence', async () => {
    const elsewhere = migrate(enterAs(owner), enterAs(worker, 'own-password', 'postgres'));
    await expect(elsewhere).rejects.toMatchObject({ code: 'app-elsewhere' });
  });

  test('is asked of the administrator when the owner may not make it', async () => {
    await runSql(cluster, `alter role ${owner} nocreaterole`);
    const refused = migrate(enterAs(owner), enterAs(`new_${mark}`));
    await expect(refused).rejects.toMatchObject({ code: 'app-not-made' });
    await expect(refused).rejects.toThrow(`create role "new_${mark}" login`);
    await runSql(cluster, `alter role ${owner} createrole`);
  });
});

test('without a login the owner steps down to the role', async () => {
  const down = steppingDown(enterAs(owner));
  await migrate(enterAs(owner), down);
  expect(await ask(down, 'select current_user as role')).toEqual({ role: 'novosel_app' });
  expect(await ask(down, 'delete from ledger_postings')).toBe('42501');
});

test('a database that lets nobody in is one sentence', async () => {
  const refused = migrate(enterAs(owner, 'wrong'));
  await expect(refused).rejects.toMatchObject({ code: 'unreachable' });
  await expect(refused).rejects.toThrow(/^[^\n]+\.$/);
});
