import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { loadSigningKeys } from './domains/signing/public.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { appRole, openDatabase } from './platform/db.ts';
import { openEvents } from './platform/events.ts';
import { openJobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import { openPasswordHasher } from './platform/password-hasher.ts';
import { openStorage } from './platform/storage.ts';
import { openAcquirer } from './ports/acquirer/open-acquirer.ts';
import { openMail } from './ports/mail/mail.ts';
import { openSms } from './ports/sms/sms.ts';

const connections = 10;

/** Composes the program by hand over a migrated database; `close` takes it apart in the reverse order. */
export async function compose(
  config: Config,
  databaseUrl: string,
  log: Log,
  clock: Clock = systemClock,
): Promise<Context & { close(): Promise<void> }> {
  const { pool, db, close } = openDatabase(databaseUrl, connections);
  await assertDurable(pool);
  const jobs = await openJobs(databaseUrl, appRole, log);
  const hasher = openPasswordHasher();
  const mail = openMail(config.smtpUrl, 'Новосёл <no-reply@novosel.test>');
  return {
    config,
    log,
    clock,
    db,
    pool,
    jobs,
    events: openEvents(),
    storage: await openStorage(config),
    hasher,
    signingKeys: await loadSigningKeys(config.dataDir, clock.now()),
    acquirer: openAcquirer(config.acquirer),
    sms: openSms(config.smsUrl),
    mail,
    async close() {
      await jobs.stop();
      mail.close();
      await hasher.close();
      await close();
    },
  };
}

/** Promise 38: a database that may forget what it acknowledged, or a role that may rewrite the books, stops the start. */
async function assertDurable(pool: Context['pool']): Promise<void> {
  const { rows } = await pool.query<{ fsync: string; commit: string; may: boolean }>(
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            has_table_privilege('ledger_postings', 'update') or has_table_privilege('audit_records', 'delete') as may`,
  );
  const [state] = rows;
  if (state?.fsync !== 'on' || state.commit !== 'on')
    throw new Error('База работает без fsync или synchronous_commit: принятое могло бы пропасть.');
  if (state.may)
    throw new Error(
      'Роль приложения в базе может менять книги и журнал: запустите миграции владельцем базы.',
    );
}
