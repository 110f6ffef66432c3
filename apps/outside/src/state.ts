import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type {
  RefundObject,
  StoredKey,
  StoredNotification,
  StoredPayment,
  StoredReceipt,
} from './acquirer/types.ts';
import type { StoredMortgage, StoredScoring } from './bank/stored-answers.ts';
import type { Letter, Sms } from './messages/types.ts';
import type {
  AlgorithmOfOrder,
  OperatorEvent,
  StoredAuthority,
  StoredOrder,
  StoredSigning,
} from './signature-operator/types.ts';
import type { StoredNotice } from './stored-notice.ts';

export interface WorldState {
  /** Newest last. */
  sms: Sms[];
  letters: Letter[];
  payments: Record<string, StoredPayment>;
  refunds: Record<string, RefundObject>;
  /** Newest last. */
  receipts: StoredReceipt[];
  keys: Record<string, StoredKey>;
  notifications: StoredNotification[];
  /** What the bank was asked, newest last. */
  scorings: StoredScoring[];
  /** Applications for a mortgage, newest last. */
  mortgages: StoredMortgage[];
  /** Account → base32 secret. */
  totp: Record<string, string>;
  /** The signature operator: its keys, certificates, papers to be signed and notifications to its client. */
  authorities: Partial<Record<AlgorithmOfOrder, StoredAuthority>>;
  orders: StoredOrder[];
  signings: StoredSigning[];
  operatorNotices: StoredNotice<OperatorEvent, { id: string }>[];
}

const EMPTY: WorldState = {
  sms: [],
  letters: [],
  payments: {},
  refunds: {},
  receipts: [],
  keys: {},
  notifications: [],
  scorings: [],
  mortgages: [],
  totp: {},
  authorities: {},
  orders: [],
  signings: [],
  operatorNotices: [],
};
const KEPT = 500;
const DEBOUNCE_MS = 250;

/** Adds to a list and keeps only its last 500 entries. */
export function keep<T>(list: T[], item: T): void {
  list.push(item);
  if (list.length > KEPT) list.splice(0, list.length - KEPT);
}

/**
 * The whole outside world in memory, with a copy in one file. A write replaces the file atomically, so a
 * reader never sees half of it. Writes are queued and take at most a twentieth of the time: a long test run
 * with many payments must not be slowed by them.
 */
export class Store {
  readonly state: WorldState;
  readonly #file: string | null;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  #pauseMs = DEBOUNCE_MS;

  /** @param file path of the copy; null keeps everything in memory only. */
  constructor(file: string | null) {
    this.#file = file;
    this.state = withoutInherited({ ...structuredClone(EMPTY), ...(file ? readCopy(file) : {}) });
  }

  /** Marks the state as changed, to be written soon. */
  touch(): void {
    if (!this.#file || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#writing = this.#writing.then(() => this.#write());
    }, this.#pauseMs);
    this.#timer.unref();
  }

  /** Writes pending changes. */
  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#writing;
    await this.#write();
  }

  async #write(): Promise<void> {
    if (!this.#file) return;
    const started = performance.now();
    const fresh = `${this.#file}.${process.pid}.tmp`;
    try {
      await writeFile(fresh, JSON.stringify(this.state));
      await rename(fresh, this.#file);
    } catch (error) {
      console.error(`Внешний мир не смог записать своё состояние в ${this.#file}: ${String(error)}`);
    }
    this.#pauseMs = Math.max(DEBOUNCE_MS, (performance.now() - started) * 20);
  }
}

/** Keys of these maps come from outside, so the maps must not inherit from Object.prototype. */
function withoutInherited({ payments, refunds, keys, totp, ...lists }: WorldState): WorldState {
  return { ...lists, payments: bare(payments), refunds: bare(refunds), keys: bare(keys), totp: bare(totp) };
}

const bare = <T extends object>(table: T): T => Object.assign(Object.create(null), table);

function readCopy(file: string): Partial<WorldState> {
  mkdirSync(dirname(file), { recursive: true });
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return JSON.parse(text) as Partial<WorldState>;
  } catch {
    renameSync(file, `${file}.broken`);
    console.error(`Состояние внешнего мира не читается, оно отложено в ${file}.broken; начинаем заново.`);
    return {};
  }
}
