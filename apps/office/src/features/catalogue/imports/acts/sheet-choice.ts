import type { ImportSheet } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { ReadHidden } from '@novosel/contract/catalogue/desk/desk-rules.ts';

/** Which sheet of a workbook to read, and how. */
export interface SheetChoice {
  readonly sheet: number;
  readonly hiddenRows?: ReadHidden;
  readonly hiddenColumns?: ReadHidden;
}

/** The form's present answers; hidden sheets are never preselected. */
export interface SheetAnswers {
  readonly sheet: number | null;
  readonly hiddenRows: ReadHidden | null;
  readonly hiddenColumns: ReadHidden | null;
}

/** The preselected sheet: the only visible one with columns that we know. */
export function firstAnswers(sheets: readonly ImportSheet[]): SheetAnswers {
  const [only, ...others] = sheets.filter(({ fits, hidden }) => fits && !hidden);
  const sheet = only && others.length === 0 ? only.sheet : null;
  return { sheet, hiddenRows: null, hiddenColumns: null };
}

/** The complete choice; undefined while an answer is missing. */
export function choiceOf(sheets: readonly ImportSheet[], answers: SheetAnswers): SheetChoice | undefined {
  const chosen = sheets.find(({ sheet }) => sheet === answers.sheet);
  const { hiddenRows, hiddenColumns } = answers;
  if (
    !chosen ||
    (chosen.hiddenRows > 0 && !hiddenRows) ||
    (chosen.hiddenColumns.length > 0 && !hiddenColumns)
  )
    return undefined;
  return {
    sheet: chosen.sheet,
    ...(chosen.hiddenRows > 0 && hiddenRows && { hiddenRows }),
    ...(chosen.hiddenColumns.length > 0 && hiddenColumns && { hiddenColumns }),
  };
}
