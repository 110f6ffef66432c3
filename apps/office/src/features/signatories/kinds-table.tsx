import { signatureKinds, signedPapers } from '@novosel/contract/signatures/kinds.ts';
import type { PaperKindRow } from '@novosel/contract/signatures/schema.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { KindDialog } from './kind-dialog.tsx';

interface KindsTableProps {
  readonly items: readonly PaperKindRow[];
  /** The reader sets kinds. */
  readonly writes: boolean;
}

/** Papers with the kind that each needs; what the registry demands says so, and has no button. */
export const KindsTable = ({ items, writes }: KindsTableProps) => {
  const t = useText();
  const locale = useLocale();
  const [changed, setChanged] = useState<PaperKindRow>();
  const setWords = ({ set }: PaperKindRow) => {
    const [last] = set;
    if (!last) return t('signatories.kinds.usual');
    const { kind, since, by } = last;
    return t('signatories.kinds.set', { kind: signatureKinds[kind][locale], day: formatDate(since), by });
  };
  const change = {
    key: 'change',
    title: t('signatories.act'),
    cell: (row: PaperKindRow) =>
      row.least !== 'qualified' && (
        <Button
          small
          variant="secondary"
          aria-label={t('signatories.kinds.change.of', { paper: signedPapers[row.paper][locale] })}
          onClick={() => setChanged(row)}
        >
          {t('signatories.kinds.change')}
        </Button>
      ),
  };
  return (
    <>
      <Table
        caption={t('signatories.kinds.table')}
        rows={[...items]}
        rowKey={({ paper }) => paper}
        columns={[
          {
            key: 'paper',
            title: t('signatories.kinds.paper'),
            cell: ({ paper }) => signedPapers[paper][locale],
          },
          {
            key: 'kind',
            title: t('signatories.kinds.today'),
            cell: ({ kind }) => signatureKinds[kind][locale],
          },
          {
            key: 'least',
            title: t('signatories.kinds.least'),
            cell: ({ least }) => t('signatories.kinds.least.is', { least }),
          },
          { key: 'set', title: t('signatories.kinds.setting'), cell: setWords },
          ...(writes ? [change] : []),
        ]}
      />
      {changed && <KindDialog row={changed} onClose={() => setChanged(undefined)} />}
    </>
  );
};
