import { exampleContract } from '@novosel/contract/contracts/text/contract.example.ts';
import { dduTemplate } from '@novosel/contract/contracts/text/ddu/ddu-template.ts';
import { renderContract } from '@novosel/contract/contracts/text/render-contract.ts';
import {
  insertAgreement,
  insertPromise,
  insertQuestion,
  insertReadings,
  insertVersion,
} from '../../src/domains/contracts/contracts.repo.ts';
import { insertTemplate } from '../../src/domains/contracts/templates/templates.repo.ts';
import { sql } from '../../src/platform/database/drizzle.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { noInputs } from '../agree-contract.ts';
import type { TestServer } from '../test-server.ts';

interface Signed {
  readonly deal: string;
  readonly signer: number;
}

/** A version that its signer has opened, asked at and agreed to, in a deal that has another one to come. */
export async function makeContract(
  { context, clock }: TestServer,
  { deal: dealId, signer: userId }: Signed,
): Promise<Record<string, (string | number)[]>> {
  const at = clock.now();
  const [id, question, template] = [uuidv7(at), uuidv7(at), uuidv7(at)];
  const data = exampleContract();
  const clauses = renderContract(dduTemplate, data);
  const ofVersion = { versionId: id, dealId, userId };
  const hash = 'a'.repeat(64);
  const { rows } = await context.db.execute<{ id: number }>(
    sql`select id from users where is_employee order by id limit 1`,
  );
  const lawyer = rows[0]?.id ?? 0;
  await context.db.transaction(async (tx) => {
    await insertVersion(tx, {
      ...{ id, dealId, number: 1, sentAt: at, sentBy: lawyer, hash, data, clauses },
      ...{ edition: dduTemplate.edition, inputs: noInputs, state: 'opened' },
      ...{ voidReason: null, documentId: null },
    });
    const read = { signsFor: [], toRead: ['house'], readIds: ['house'], openedAt: at, wholeAt: at };
    await insertReadings(tx, [{ ...ofVersion, name: 'Дольщикова Анна', ...read }]);
    await insertQuestion(tx, {
      ...ofVersion,
      ...{ id: question, clauseId: 'house', text: 'Из чего стены?', askedAt: at, state: 'answered' },
      ...{ answer: 'Из газобетона.', answeredAt: at, answeredBy: lawyer },
    });
    await insertAgreement(tx, { ...ofVersion, hash, at });
    const promise = { promisedOn: '2026-12-24', reason: 'Ждём выписку', madeAt: at, madeBy: lawyer };
    await insertPromise(tx, { id: uuidv7(at), dealId, ...promise });
    const { clauses: written } = dduTemplate;
    const draft = { edition: '1.1', clauses: written, writtenAt: at, writtenBy: lawyer };
    await insertTemplate(tx, { ...draft, id: template, approvedAt: null, approvedBy: null });
  });
  return { version: [1], question: [question], template: [template] };
}
