import type { OpenedPower } from '@novosel/contract/delegates/desk-endpoints.ts';
import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { findAccepted, findPower, type PowerRow } from '../delegates/public.ts';
import { type Download, downloadDocument, findOwnUploads } from '../documents/public.ts';
import { personOf } from '../identity/public.ts';
import { passportStateOf } from '../passports/public.ts';
import { passportFacts } from '../users/public.ts';

/**
 * Audits an act of the desk on a power of attorney, including reading it: it contains passports (promise 52).
 */
export async function notePowerAct(
  db: Executor,
  act: StaffAct,
  power: string,
  noted: { readonly action: string; readonly details?: Record<string, string> },
): Promise<void> {
  await audit(db, act, { ...noted, subject: `power:${power}` });
}

/** The whole power; the opening is audited before it is shown. @throws AppError NOT_FOUND */
export function openPower(db: Executor, act: StaffAct, power: string): Promise<OpenedPower> {
  return inTransaction(db, async (tx) => {
    const row = await powerOf(tx, act, power);
    await notePowerAct(tx, act, power, { action: 'powers.open' });
    const { id, state, number, notary, givenOn, until, givenAt, decidedAt, answer, scans } = row;
    return {
      power: id,
      state,
      number,
      notary,
      givenOn,
      until,
      givenAt: givenAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      answer,
      principal: await personIn(tx, row.principalId),
      delegate: await personIn(tx, row.delegateId),
      alive: (await findAccepted(tx, row.delegationId, act.at)) !== undefined,
      scans: await findOwnUploads(tx, row.principalId, scans),
    };
  });
}

/** A scan of this power, and no other upload of its owner. @throws AppError NOT_FOUND, UPLOAD_WAITS */
export function openPowerScan(
  deps: Pick<Context, 'clock' | 'scanner' | 'storage'>,
  db: Executor,
  act: StaffAct,
  { power, document }: { readonly power: string; readonly document: string },
): Promise<Download> {
  return inTransaction(db, async (tx) => {
    const { principalId, scans } = await powerOf(tx, act, power);
    if (!scans.includes(document)) throw new AppError('NOT_FOUND');
    const download = await downloadDocument(deps, tx, principalId, document);
    await notePowerAct(tx, act, power, { action: 'powers.open-scan', details: { document } });
    return download;
  });
}

/**
 * A power for a member of staff, who must be neither its principal nor its delegate.
 * @throws AppError NOT_FOUND
 */
export async function powerOf(
  db: Executor,
  { actor: { id: staffId } }: StaffAct,
  power: string,
): Promise<PowerRow> {
  const row = await findPower(db, power);
  if (!row || row.principalId === staffId || row.delegateId === staffId) throw new AppError('NOT_FOUND');
  return row;
}

async function personIn(db: Executor, id: number): Promise<OpenedPower['principal']> {
  const facts = await passportFacts(db, id);
  const person = await personOf(db, id);
  const named = facts
    ? [facts.form.lastName, facts.form.firstName, facts.form.patronymic]
    : [person?.surname, person?.name, person?.patronymic];
  return { id, name: named.filter(Boolean).join(' '), passport: passportStateOf(facts) };
}
