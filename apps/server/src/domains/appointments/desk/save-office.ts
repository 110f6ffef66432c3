import type { OfficeForm } from '@novosel/contract/appointments/schema.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { employees } from '../../identity/public.ts';
import { meetingsOfHosts } from '../appointments.repo.ts';
import {
  deleteBlock,
  findOffice,
  type HostRow,
  insertBlock,
  lockHosts,
  type OfficeRow,
  saveHostRow,
  saveOfficeRow,
} from '../offices/offices.repo.ts';

type OfficeAct = 'save-office' | 'save-host' | 'block' | 'unblock';

interface Noted {
  readonly what: OfficeAct;
  /** ID of the office. */
  readonly office: string;
  readonly details?: { readonly host?: number; readonly from?: string; readonly to?: string };
}

const note = (tx: Tx, act: StaffAct, { what, office, details = {} }: Noted): Promise<void> =>
  audit(tx, act, { action: `appointments.${what}`, subject: `office:${office}`, details });

/** An office as the desk has entered it. @throws AppError NOT_FOUND when it is none that is known */
export function saveOffice(db: Executor, act: StaffAct, { id, inZone, ...form }: OfficeForm): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (id) await officeOf(tx, id);
    const office = id ?? uuidv7(act.at);
    await saveOfficeRow(tx, { ...form, id: office, inZoneRu: inZone.ru, inZoneEn: inZone.en });
    await note(tx, act, { what: 'save-office', office });
  });
}

async function officeOf(tx: Tx, id: string): Promise<OfficeRow> {
  const office = await findOffice(tx, id);
  if (!office) throw new AppError('NOT_FOUND');
  return office;
}

/** Who receives in an office. @throws AppError NOT_FOUND; VALIDATION for who is not of the staff */
export function saveHost(db: Executor, act: StaffAct, row: HostRow): Promise<void> {
  return inTransaction(db, async (tx) => {
    await officeOf(tx, row.officeId);
    const staff = await employees(tx);
    if (!staff.some(({ id }) => id === row.hostId))
      throw new AppError('VALIDATION', { fields: { host: ['default'] } });
    await saveHostRow(tx, row);
    await note(tx, act, { what: 'save-host', office: row.officeId, details: { host: row.hostId } });
  });
}

interface Blocked {
  readonly office: string;
  /** Null: the whole office. */
  readonly host: number | null;
  /** ISO 8601. */
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** Blocks a time. @throws AppError NOT_FOUND, SLOTS_BOOKED; VALIDATION for a span that ends too early */
export function blockTime(
  db: Executor,
  act: StaffAct,
  { office, host, from, to, reason }: Blocked,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await officeOf(tx, office);
    if (from >= to) throw new AppError('VALIDATION', { fields: { to: ['default'] } });
    const [startsAt, endsAt] = [new Date(from), new Date(to)];
    // Whoever chooses a time waits for the same rows.
    const hosts = (await lockHosts(tx, office)).map(({ hostId }) => hostId);
    const blocked = host === null ? hosts : hosts.filter((id) => id === host);
    if (host !== null && blocked.length === 0) throw new AppError('NOT_FOUND');
    const count = await meetingsOfHosts(tx, { office, hosts: blocked, from: startsAt, to: endsAt });
    if (count > 0) throw new AppError('SLOTS_BOOKED', { params: { count } });
    await insertBlock(tx, { id: uuidv7(act.at), officeId: office, hostId: host, startsAt, endsAt, reason });
    await note(tx, act, { what: 'block', office, details: { from, to } });
  });
}

/** @throws AppError NOT_FOUND */
export function unblockTime(db: Executor, act: StaffAct, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const block = await deleteBlock(tx, id);
    if (!block) throw new AppError('NOT_FOUND');
    await note(tx, act, { what: 'unblock', office: block.officeId });
  });
}
