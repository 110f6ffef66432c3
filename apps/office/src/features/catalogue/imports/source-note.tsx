import type { ImportSource } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';

/** Which sheet of a workbook was read, and which parts were skipped. */
export const SourceNote = ({ source }: { source: ImportSource }) => {
  const t = useText();
  const { name, others, hiddenRows, hiddenColumns } = source;
  const facts = [
    t('catalogue.source.sheet', { name }),
    ...(others > 0 ? [t('catalogue.source.others', { count: others })] : []),
    ...(hiddenRows.count > 0
      ? [t(`catalogue.source.rows.${hiddenRows.read}`, { count: hiddenRows.count })]
      : []),
    ...(hiddenColumns.count > 0
      ? [t(`catalogue.source.columns.${hiddenColumns.read}`, { count: hiddenColumns.count })]
      : []),
  ];
  return <span>{facts.join(' · ')}</span>;
};
