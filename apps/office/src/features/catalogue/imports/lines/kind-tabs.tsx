import type { ImportBatch } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { Tabs } from '@novosel/ui/actions/tabs.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type LineKind, lineKinds } from '../use-import.ts';
import { countsOf } from './kind-of-line.ts';
import { listOf } from './list-of.ts';

/** Tabs by kind of line, each with its address; kinds without lines are left out. */
export const KindTabs = ({ batch, only }: { batch: ImportBatch; only: LineKind | undefined }) => {
  const t = useText();
  const counts = countsOf(batch);
  const shown = lineKinds.filter((kind) => counts[kind] > 0 || kind === only);
  const tab = (key: LineKind | 'all') => ({
    key,
    title: t(`catalogue.lines.${key}`),
    count: counts[key],
    href: listOf(batch).one(batch.id) + (key === 'all' ? '' : `?only=${key}`),
  });
  return (
    <Tabs label={t('catalogue.lines.filter')} value={only ?? 'all'} tabs={[tab('all'), ...shown.map(tab)]} />
  );
};
