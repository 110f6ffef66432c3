import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getFlatCounters } from '@novosel/contract/catalogue/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Tabs } from '@novosel/ui/actions/tabs.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface KeptTabsProps {
  value: 'favorites' | 'compared' | 'viewed';
  children: ReactNode;
}

/** Tabs of the person's three lists of estates, each a page of its own. */
export const KeptTabs = ({ value, children }: KeptTabsProps) => {
  const t = useText();
  const { data } = useQuery(queryFor(getFlatCounters));
  return (
    <Tabs
      label={t('catalogue.kept')}
      value={value}
      tabs={[
        { key: 'favorites', title: t('catalogue.favorites'), count: data?.cart, href: path('favorites') },
        {
          key: 'compared',
          title: t('catalogue.comparison'),
          count: data?.in_comparison,
          href: path('estatesCompared'),
        },
        { key: 'viewed', title: t('catalogue.viewed'), count: data?.viewed, href: path('estatesViewed') },
      ]}
    >
      {children}
    </Tabs>
  );
};
