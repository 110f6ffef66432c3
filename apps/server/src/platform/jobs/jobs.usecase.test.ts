import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/cluster/database.ts';
import { until } from '../../../test/outside.ts';
import { type Database, openDatabase } from '../database/db.ts';
import { openLog } from '../logs/log.ts';
import { type Jobs, openJobs } from './jobs.ts';

/** Longer than any test: nothing that happens is found by polling. */
const never = 3600;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let program: Database;
const opened: Jobs[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  program = openDatabase(database.url, 2);
});
afterAll(async () => {
  await Promise.all(opened.map((jobs) => jobs.stop()));
  await program.close();
  await database.drop();
});

async function openNode(options: Parameters<typeof openJobs>[2]): Promise<Jobs> {
  const jobs = await openJobs(database.url, openLog('error'), options);
  opened.push(jobs);
  return jobs;
}

/** A worker of a queue that no other test uses, after its first poll. */
async function work(jobs: Jobs, queue: Parameters<Jobs['work']>[0]): Promise<string[]> {
  const done: string[] = [];
  await jobs.work<{ name: string }>(queue, async ({ name }) => {
    done.push(name);
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  return done;
}

describe('a job', () => {
  it('wakes its worker when its transaction commits, also on another node', async () => {
    const [web, node] = [
      await openNode({ listens: false }),
      await openNode({ listens: true, pollingSeconds: never }),
    ];
    const done = await work(node, 'outbox.deliver');
    await program.db.transaction(async (tx) => {
      await web.enqueue(tx, 'outbox.deliver', { name: 'committed' });
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(done).toEqual([]);
    });
    await until(() => done.length > 0);
    expect(done).toEqual(['committed']);
  });

  it('of a transaction that was undone is never done', async () => {
    const node = await openNode({ listens: true, pollingSeconds: never });
    const done = await work(node, 'chat.remind');
    const undone = program.db.transaction(async (tx) => {
      await node.enqueue(tx, 'chat.remind', { name: 'undone' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await program.db.transaction((tx) => node.enqueue(tx, 'chat.remind', { name: 'after it' }));
    await until(() => done.length > 0);
    expect(done).toEqual(['after it']);
  });

  it('whose NOTIFY was lost is found by polling', async () => {
    const deaf = await openNode({ listens: false, pollingSeconds: 0.5 });
    const done = await work(deaf, 'site.tell');
    await program.db.transaction((tx) => deaf.enqueue(tx, 'site.tell', { name: 'unheard' }));
    await until(() => done.length > 0);
    expect(done).toEqual(['unheard']);
  });
});
