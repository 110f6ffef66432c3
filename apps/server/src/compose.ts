import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { openContractWriter } from './domains/contracts/public.ts';
import { dealGuard } from './domains/deals/public.ts';
import { openInspector, openTypesetter } from './domains/documents/public.ts';
import { loadSigningKeys } from './domains/signing/public.ts';
import { domains } from './domains.ts';
import { withParents } from './held.ts';
import { personalDiscounts } from './personal-discounts.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { DatabaseRefusal } from './platform/database/database-refusal.ts';
import { openDatabase, sqlState } from './platform/database/db.ts';
import { openEvents } from './platform/events.ts';
import { openStorage } from './platform/files/storage.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/logs/log.ts';
import { openPasswordHasher } from './platform/passwords/password-hasher.ts';
import { openAcquirer } from './ports/acquirer/open-acquirer.ts';
import { openBank } from './ports/bank/open-bank.ts';
import { openMail } from './ports/mail/mail.ts';
import { openClamd } from './ports/scanner/clamd.ts';
import { openSignatureOperator } from './ports/signature-operator/open-signature-operator.ts';
import { openSms } from './ports/sms/sms.ts';

const connections = 10;

/**
 * Composes the program over a migrated database, with the program's own login; `close` shuts it down in
 * reverse order.
 */
export async function compose(
  config: Config,
  appUrl: string,
  log: Log,
  clock: Clock = systemClock,
): Promise<Context & { close(): Promise<void> }> {
  const { pool, db, close } = openDatabase(appUrl, connections);
  await assertDurable(pool);
  const jobs = await openJobs(appUrl, log, { listens: config.roles.has('jobs') });
  const hasher = openPasswordHasher({ passes: config.passwordPasses });
  const inspector = openInspector();
  const typesetter = openTypesetter();
  const contractWriter = openContractWriter();
  const mail = openMail(config.smtpUrl, 'Новосёл <no-reply@novosel.test>');
  return {
    config,
    log,
    clock,
    db,
    pool,
    jobs,
    events: openEvents(),
    dealGuard,
    personalDiscounts: personalDiscounts(clock),
    holdings: withParents(domains.flatMap(({ held }) => held?.holdings ?? [])),
    requestFamilies: domains.flatMap(({ requests }) => requests ?? []),
    storage: await openStorage(config),
    hasher,
    inspector,
    typesetter,
    contractWriter,
    scanner: config.clamav ? openClamd(config.clamav) : undefined,
    signingKeys: await loadSigningKeys(config.dataDir, clock.now()),
    acquirer: openAcquirer(config.acquirer),
    bank: openBank(config.bank),
    operator: openSignatureOperator(config.operator),
    sms: openSms(config.smsUrl),
    mail,
    async close() {
      await jobs.stop();
      mail.close();
      await Promise.all([hasher, inspector, typesetter, contractWriter].map((helper) => helper.close()));
      await close();
    },
  };
}

/**
 * Promises 21, 38: stops the start when the database may lose acknowledged data, or when its role may rewrite
 * the ledger or bypasses row-level security.
 */
async function assertDurable(pool: Context['pool']): Promise<void> {
  const { rows } = await pool
    .query<{ fsync: string; commit: string; may: boolean }>(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              has_table_privilege('ledger_postings', 'update') or has_table_privilege('audit_records', 'delete')
                or not row_security_active('bookings') as may`,
    )
    .catch((error: unknown) => {
      // 42501: the owner may not switch to the program's role.
      throw sqlState(error) === '42501' ? new DatabaseRefusal('no-way-down') : error;
    });
  const [state] = rows;
  if (state?.fsync !== 'on' || state.commit !== 'on') throw new DatabaseRefusal('forgetful');
  if (state.may) throw new DatabaseRefusal('too-mighty');
}
