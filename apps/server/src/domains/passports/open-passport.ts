import type { OpenedPassport, PassportFile, PassportGlance } from '@novosel/contract/passports/schema.ts';
import type { PassportForm } from '@novosel/contract/users/schema.ts';
import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type Download, downloadDocument, findOwnUploads } from '../documents/public.ts';
import { passportFacts } from '../users/public.ts';
import { maskPassport } from './mask-passport.ts';
import { stateOf } from './passport-state.ts';
import { findFormer, lastChange } from './passports.repo.ts';
import { assertBuyer, noteStaffAct } from './staff-act.ts';

interface Kept {
  readonly form: PassportForm;
  readonly scans: readonly string[];
}

/**
 * What the desk sees without opening the passport.
 * @throws AppError NOT_FOUND for an unknown person or a member of staff
 */
export async function glancePassport(db: Executor, userId: number): Promise<PassportGlance> {
  await assertBuyer(db, userId);
  const facts = await passportFacts(db, userId);
  const change = await lastChange(db, userId);
  return {
    state: stateOf(facts),
    masked: facts ? maskPassport(facts.form) : null,
    at: (facts?.checkedAt ?? facts?.updatedAt)?.toISOString() ?? null,
    refusal: facts?.refusal ?? null,
    change:
      change?.state === 'asked' ? { askedAt: change.askedAt.toISOString(), reason: change.reason } : null,
  };
}

/** The whole passport; the opening is audited before it is shown (promise 52). @throws AppError NOT_FOUND */
export function openPassport(db: Executor, act: StaffAct, userId: number): Promise<PassportFile> {
  return inTransaction(db, async (tx) => {
    await assertBuyer(tx, userId);
    const { present, change, former } = await keptOf(tx, userId);
    await noteStaffAct(tx, act, userId, { action: 'passports.open' });
    const opened = ({ form, scans }: Kept) => openedOf(tx, userId, form, scans);
    return {
      state: stateOf(present),
      passport: present ? await opened(present) : null,
      seen: present?.updatedAt.toISOString() ?? null,
      change: change && {
        id: change.id,
        askedAt: change.askedAt.toISOString(),
        reason: change.reason,
        passport: await opened({ form: change.passport, scans: change.scans }),
      },
      former: await Promise.all(
        former.map(async ({ id, replacedAt, passport: form, scans }) => ({
          id,
          replacedAt: replacedAt.toISOString(),
          passport: await opened({ form, scans }),
        })),
      ),
    };
  });
}

/**
 * Audits the opening of a paper that contains a passport, so that it is found among the openings of the
 * passport (promise 52).
 */
export async function notePassportShown(
  db: Executor,
  act: StaffAct,
  userId: number,
  document: string,
): Promise<void> {
  await noteStaffAct(db, act, userId, { action: 'passports.open', details: { document } });
}

/** A scan of this person's passport, and no other upload of his. @throws AppError NOT_FOUND, UPLOAD_WAITS */
export function openPassportScan(
  deps: Pick<Context, 'clock' | 'scanner' | 'storage'>,
  db: Executor,
  act: StaffAct,
  { userId, document }: { readonly userId: number; readonly document: string },
): Promise<Download> {
  return inTransaction(db, async (tx) => {
    await assertBuyer(tx, userId);
    const { present, change, former } = await keptOf(tx, userId);
    const scans = [present, change, ...former].flatMap((kept) => kept?.scans ?? []);
    if (!scans.includes(document)) throw new AppError('NOT_FOUND');
    const download = await downloadDocument(deps, tx, userId, document);
    await noteStaffAct(tx, act, userId, { action: 'passports.open-scan', details: { document } });
    return download;
  });
}

async function keptOf(db: Executor, userId: number) {
  const change = await lastChange(db, userId);
  return {
    present: await passportFacts(db, userId),
    change: change?.state === 'asked' ? change : null,
    former: await findFormer(db, userId),
  };
}

async function openedOf(
  db: Executor,
  userId: number,
  form: PassportForm,
  scans: readonly string[],
): Promise<OpenedPassport> {
  const own = scans.length > 0 ? await findOwnUploads(db, userId, scans) : [];
  const known = new Map(own.map((upload) => [upload.id, upload]));
  return { ...form, scans: scans.flatMap((id) => known.get(id) ?? []) };
}
