import type { RenderedClause } from '@novosel/contract/contracts/template.ts';
import { useState } from 'react';
import { pageWith } from '../../../../shared/paper-reader/page-with.ts';
import type { PDFDocumentProxy } from '../../../../shared/paper-reader/pdf-engine.ts';

/** The page of the paper to which the reader is led, and what leads to that of a clause. */
export const useClausePage = (pdf: PDFDocumentProxy | undefined, clauses: readonly RenderedClause[]) => {
  const [target, setTarget] = useState<{ readonly page: number }>();
  const lead = async (id: string) => {
    const number = clauses.find((clause) => clause.id === id)?.number;
    const page = pdf && number && (await pageWith(pdf, `${number}.`));
    if (page) setTarget({ page });
  };
  return [target, (id: string) => void lead(id)] as const;
};
