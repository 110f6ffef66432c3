import type { ImportSheet } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { FilePart } from '../../../../platform/http/fields/read-part.ts';
import { describeSheets } from './choose-sheet.ts';
import { readSheets } from './read-table.ts';

/** Sheets of a workbook to choose from. @throws AppError IMPORT_FORMAT, IMPORT_TOO_LARGE */
export async function listSheets(file: FilePart): Promise<ImportSheet[]> {
  const sheets = await readSheets(file);
  if (!sheets) throw new AppError('IMPORT_FORMAT');
  return describeSheets(sheets);
}
