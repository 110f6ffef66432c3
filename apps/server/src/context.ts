import type { Config } from './config.ts';
import type { DealGuard } from './domains/booking/deal-guard.ts';
import type { PersonalDiscounts } from './domains/booking/personal-discounts.ts';
import type { ContractWriter } from './domains/contracts/writer/contract-writer.ts';
import type { Inspector } from './domains/documents/inspection/inspector.ts';
import type { Typesetter } from './domains/documents/typesetter.ts';
import type { RequestFamily } from './domains/requests/request-family.ts';
import type { SigningKeys } from './domains/signing/signing-keys.ts';
import type { FoundHolding } from './held.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/db.ts';
import type { Events } from './platform/events.ts';
import type { Storage } from './platform/files/storage.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/logs/log.ts';
import type { PasswordHasher } from './platform/passwords/password-hasher.ts';
import type { Acquirer } from './ports/acquirer/acquirer.ts';
import type { Bank } from './ports/bank/bank.ts';
import type { Mail } from './ports/mail/mail.ts';
import type { Scanner } from './ports/scanner/clamd.ts';
import type { SignatureOperator } from './ports/signature-operator/signature-operator.ts';
import type { Sms } from './ports/sms/sms.ts';

/**
 * All dependencies of the program. A use case names only those that it needs: `deps: Pick<Context, 'db'
 * 'clock'>`.
 */
export interface Context {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly db: Database['db'];
  readonly pool: Database['pool'];
  readonly jobs: Jobs;
  readonly events: Events;
  readonly dealGuard: DealGuard;
  readonly personalDiscounts: PersonalDiscounts;
  /** Tables and columns with personal data, of all domains. */
  readonly holdings: readonly FoundHolding[];
  /** Request families of all domains. */
  readonly requestFamilies: readonly RequestFamily[];
  readonly storage: Storage;
  readonly hasher: PasswordHasher;
  readonly inspector: Inspector;
  readonly typesetter: Typesetter;
  readonly contractWriter: ContractWriter;
  /** Undefined: no virus scanner is configured. */
  readonly scanner: Scanner | undefined;
  readonly signingKeys: SigningKeys;
  readonly acquirer: Acquirer;
  readonly bank: Bank;
  readonly operator: SignatureOperator;
  readonly sms: Sms;
  readonly mail: Mail;
}
