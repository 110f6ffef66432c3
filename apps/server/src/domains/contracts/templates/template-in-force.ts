import type { ContractTemplate } from '@novosel/contract/contracts/template.ts';
import { dduTemplate } from '@novosel/contract/contracts/text/ddu/ddu-template.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { lastApproved } from './templates.repo.ts';

/** The edition approved last; the one that the program brings while no other is approved. */
export async function templateInForce(db: Executor): Promise<ContractTemplate> {
  const row = await lastApproved(db);
  return row ? { code: dduTemplate.code, edition: row.edition, clauses: [...row.clauses] } : dduTemplate;
}
