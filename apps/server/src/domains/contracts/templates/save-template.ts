import type { saveTemplate as saving } from '@novosel/contract/contracts/template-endpoints.ts';
import { dduTemplate } from '@novosel/contract/contracts/text/ddu/ddu-template.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { findTemplates, insertTemplate, lockTemplate, updateTemplate } from './templates.repo.ts';

type Saved = BodyOf<typeof saving>;

/**
 * A lawyer saves an edition as a draft, or writes on with one: whoever has written last is its author.
 * @returns its ID
 * @throws AppError NOT_FOUND; STEP_WRONG for one that is approved; VALIDATION when its name is taken
 */
export function saveTemplate(db: Executor, act: StaffAct, saved: Saved): Promise<string> {
  return inTransaction(db, async (tx) => {
    const id = saved.replaces ?? uuidv7(act.at);
    await refuseName(tx, id, saved.edition);
    await (saved.replaces ? writeOn(tx, act, id, saved) : begin(tx, act, id, saved));
    const details = { edition: saved.edition };
    await audit(tx, act, { action: 'contracts.save-template', subject: `contract-template:${id}`, details });
    return id;
  });
}

async function refuseName(tx: Tx, id: string, edition: string): Promise<void> {
  const others = (await findTemplates(tx)).filter((row) => row.id !== id);
  if (edition === dduTemplate.edition || others.some((row) => row.edition === edition)) throw nameTaken();
}

const nameTaken = () => new AppError('VALIDATION', { fields: { edition: ['default'] } });

async function writeOn(
  tx: Tx,
  { at, actor }: StaffAct,
  id: string,
  { edition, clauses }: Saved,
): Promise<void> {
  const row = await lockTemplate(tx, id);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.approvedAt) throw new AppError('STEP_WRONG');
  await updateTemplate(tx, id, { edition, clauses, writtenAt: at, writtenBy: actor.id });
}

async function begin(
  tx: Tx,
  { at, actor }: StaffAct,
  id: string,
  { edition, clauses }: Saved,
): Promise<void> {
  const row = {
    id,
    edition,
    clauses,
    writtenAt: at,
    writtenBy: actor.id,
    approvedAt: null,
    approvedBy: null,
  };
  if (!(await insertTemplate(tx, row))) throw nameTaken();
}
