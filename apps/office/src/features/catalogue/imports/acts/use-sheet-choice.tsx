import type { ImportSheet } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { type ReactNode, useState } from 'react';
import type { SheetChoice } from './sheet-choice.ts';
import { SheetDialog } from './sheet-dialog.tsx';

/** Asks the person which sheet of a workbook to read. @throws DOMException AbortError when he cancels */
export type AskSheets = (file: File, sheets: readonly ImportSheet[]) => Promise<SheetChoice>;

interface Question {
  file: File;
  sheets: readonly ImportSheet[];
  answer: (choice: SheetChoice | undefined) => void;
}

/** A function that asks the person, and the dialog to render for it. */
export function useSheetChoice(): { ask: AskSheets; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question>();
  const ask: AskSheets = (file, sheets) =>
    new Promise((resolve, reject) => {
      const answer: Question['answer'] = (choice) => {
        setQuestion(undefined);
        if (choice) resolve(choice);
        else reject(new DOMException('Nothing is read', 'AbortError'));
      };
      setQuestion({ file, sheets, answer });
    });
  const dialog = question && (
    <SheetDialog
      fileName={question.file.name}
      sheets={question.sheets}
      onChoose={question.answer}
      onClose={() => question.answer(undefined)}
    />
  );
  return { ask, dialog };
}
