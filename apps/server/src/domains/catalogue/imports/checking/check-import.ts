import { createHash } from 'node:crypto';
import type {
  ImportBatch,
  uploadImport as uploadEndpoint,
} from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { QueryOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../../context.ts';
import type { StaffAct } from '../../../../platform/act.ts';
import { AppError } from '../../../../platform/app-error.ts';
import { audit } from '../../../../platform/audit.ts';
import type { FilePart } from '../../../../platform/http/fields/read-part.ts';
import { uuidv7 } from '../../../../platform/ids.ts';
import { personOf } from '../../../identity/public.ts';
import { placeExists } from '../../houses/site-news.repo.ts';
import { fullName } from '../../names.ts';
import { assertFutureDay } from '../assert-future-day.ts';
import { batchView } from '../import-view.ts';
import { type BatchRow, insertBatch, insertLines } from '../imports.repo.ts';
import { readColumns } from '../reading/read-columns.ts';
import { readLine } from '../reading/read-line.ts';
import { readTable } from '../reading/read-table.ts';
import { checkLines } from './check-lines.ts';
import { findSites } from './houses.repo.ts';
import { nameHouses } from './name-houses.ts';
import { openStock } from './open-stock.ts';

/**
 * Checks a file and stores its changes line by line; the catalogue does not change.
 * @throws AppError IMPORT_FORMAT, IMPORT_QUOTES, IMPORT_TOO_LARGE, IMPORT_CHOICE, IMPORT_COLUMNS, NOT_FOUND
 * for an unknown complex, VALIDATION for a day that is not in the future and for a file without a known
 * complex
 */
export async function checkImport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  act: StaffAct,
  file: FilePart,
  { validFrom, complex, ...choice }: QueryOf<typeof uploadEndpoint>,
): Promise<ImportBatch> {
  const createdAt = clock.now();
  if (validFrom !== undefined) assertFutureDay(validFrom, createdAt);
  const table = await readTable(file, choice);
  const [header, ...rows] = table.rows;
  if (!header) throw new AppError('IMPORT_FORMAT');
  const columns = readColumns(header.cells, validFrom !== undefined);
  if (complex === undefined && !columns.has('complex'))
    throw new AppError('VALIDATION', { fields: { complex: ['required'] } });
  const read = rows.map((row) => readLine(row, columns));
  return db.transaction(async (tx) => {
    if (complex !== undefined && !(await placeExists(tx, complex, undefined)))
      throw new AppError('NOT_FOUND');
    const lines = nameHouses(read, await findSites(tx), complex);
    const checked = checkLines(lines, await openStock(tx, lines), complex);
    const count = (what: string) => checked.filter((line) => line.what === what).length;
    const batch: BatchRow = {
      id: uuidv7(createdAt),
      staffId: act.actor.id,
      fileName: file.fileName,
      source: table.source,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      state: 'checked',
      validFrom: validFrom ?? null,
      createdAt,
      appliedAt: null,
      undoneAt: null,
      lines: checked.length,
      changed: count('change'),
      created: count('create'),
      wrong: count('wrong'),
    };
    await insertBatch(tx, batch);
    await insertLines(
      tx,
      checked.map((line) => ({ ...line, batchId: batch.id, applied: false })),
    );
    await audit(tx, act, {
      action: 'catalogue.check-import',
      subject: `import:${batch.id}`,
      details: { file: batch.sha256, complex: complex ?? null, lines: batch.lines, wrong: batch.wrong },
    });
    return batchView(batch, fullName(await personOf(tx, act.actor.id)));
  });
}
