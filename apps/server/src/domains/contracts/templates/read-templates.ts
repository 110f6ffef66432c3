import type { TemplateList, TemplateView } from '@novosel/contract/contracts/template-endpoints.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inSnapshot } from '../../../platform/database/in-snapshot.ts';
import { shortNameOf } from '../../identity/public.ts';
import { templateInForce } from './template-in-force.ts';
import { findTemplate, findTemplates, type TemplateRow } from './templates.repo.ts';

/** Editions that lawyers have written, and the one in force. */
export function listTemplates(db: Executor, act: StaffAct): Promise<TemplateList> {
  return inSnapshot(db, async (at) => {
    const { edition, clauses } = await templateInForce(at);
    const rows = await findTemplates(at);
    return {
      inForce: { edition, clauses },
      items: await Promise.all(rows.map((row) => summaryOf(at, act, row))),
    };
  });
}

/** @throws AppError NOT_FOUND */
export async function readTemplate(db: Executor, act: StaffAct, id: string): Promise<TemplateView> {
  const row = await findTemplate(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return { ...(await summaryOf(db, act, row)), clauses: [...row.clauses] };
}

async function summaryOf(
  db: Executor,
  { actor }: StaffAct,
  { id, edition, writtenAt, writtenBy, approvedAt, approvedBy }: TemplateRow,
): Promise<TemplateList['items'][number]> {
  const person = async (userId: number) => ({
    name: await shortNameOf(db, userId),
    me: userId === actor.id,
  });
  return {
    id,
    edition,
    writtenAt: writtenAt.toISOString(),
    writtenBy: await person(writtenBy),
    approvedAt: approvedAt?.toISOString() ?? null,
    approvedBy: approvedBy === null ? null : await person(approvedBy),
  };
}
