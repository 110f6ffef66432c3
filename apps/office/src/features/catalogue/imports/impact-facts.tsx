import type { ImportBatch } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type Impact, strikingPercent } from './impact.ts';
import { growthWords } from './lines/cell-words.ts';
import { lineTitle } from './lines/line-title.ts';

interface ImpactFactsProps {
  batch: ImportBatch;
  impact: Impact & { readonly whole: boolean };
}

/** What the import will change, line by line, with a warning when a price changes much. */
export const ImpactFacts = ({ batch, impact }: ImpactFactsProps) => {
  const t = useText();
  const { farthest, whole } = impact;
  const count = (value: number) =>
    t(whole ? 'catalogue.impact.count' : 'catalogue.impact.atLeast', { value });
  const rows = [
    { key: 'changed', label: t('catalogue.impact.changed'), value: batch.changed, shown: true },
    { key: 'repriced', label: t('catalogue.impact.repriced'), value: count(impact.repriced), shown: true },
    { key: 'prices', label: t('catalogue.impact.prices'), value: count(impact.prices), shown: true },
    {
      key: 'statuses',
      label: t('catalogue.impact.statuses'),
      value: count(impact.statuses),
      shown: impact.statuses > 0,
    },
    {
      key: 'created',
      label: t('catalogue.impact.created'),
      value: batch.created,
      shown: batch.created > 0,
    },
    { key: 'wrong', label: t('catalogue.impact.wrong'), value: batch.wrong, shown: batch.wrong > 0 },
  ];
  const growth = farthest && growthWords(farthest.growth, t('catalogue.cell.decimal'));
  return (
    <>
      <Kv rows={rows.filter(({ shown }) => shown)} />
      {farthest && growth && (
        <Alert tone={Math.abs(farthest.growth) > strikingPercent ? 'warn' : 'info'}>
          {t('catalogue.impact.farthest', { title: lineTitle(farthest, t), growth })}
        </Alert>
      )}
    </>
  );
};
