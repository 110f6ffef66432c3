import { insertSignatory } from '../../src/domains/signatures/desk/signatories.repo.ts';
import { insertSigning } from '../../src/domains/signatures/signatures.repo.ts';
import { sql } from '../../src/platform/database/drizzle.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import type { TestServer } from '../test-server.ts';
import { signatoryBody } from './signatory-body.ts';

const dayMs = 86_400_000;

/** The signing of a paper of a deal, which one person has signed, and who signs for the developer. */
export async function makeSigning(
  { context, clock }: TestServer,
  { deal: dealId, signer: userId }: { readonly deal: string; readonly signer: number },
): Promise<Record<string, (string | number)[]>> {
  const at = clock.now();
  const [id, line, signatory] = [uuidv7(at), uuidv7(at), uuidv7(at)];
  const { rows } = await context.db.execute<{ id: string; sha256: string }>(
    sql`select id, sha256 from documents where sha256 is not null order by id limit 1`,
  );
  const [paper] = rows;
  if (!paper) throw new Error('there is no paper to be signed');
  const until = new Date(at.getTime() + dayMs);
  await context.db.transaction(async (tx) => {
    await insertSigning(
      tx,
      {
        ...{ id, dealId, documentId: paper.id, sha256: paper.sha256, kind: 'qualified', edition: '1.0' },
        ...{ paperOnly: [], openedAt: at, until, submitBy: until, state: 'stopped', closedAt: at },
        ...{ stopReason: 'terms', stopText: null, stoppedBy: line, stoppedByPhone: false, reminded: null },
      },
      [
        {
          ...{ id: line, signingId: id, dealId, position: 1, side: 'members', name: 'Дольщикова Анна' },
          ...{
            userId,
            snils: null,
            passportHash: 'a'.repeat(64),
            signsFor: [],
            powerUntil: null,
            signedAt: null,
          },
        },
      ],
    );
    const { power, ...form } = signatoryBody();
    await insertSignatory(tx, {
      ...{ ...form, id: signatory, addedAt: at, addedBy: null, state: null, serial: null },
      ...{ powerNumber: power.number, powerGivenOn: power.givenOn, powerUntil: power.until },
      ...{ validFrom: null, validUntil: null, revokedAt: null },
    });
  });
  return { signer: [line], signatory: [signatory] };
}
