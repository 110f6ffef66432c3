import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getBonusAccount } from '@novosel/contract/loyalty/endpoints.ts';
import { type PageName, path } from '@novosel/contract/wire/paths.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { go } from '../../../shared/navigation/go.ts';
import type { FoundPage } from '../../../shared/navigation/page-of.ts';

/** Without its code the page is opened: it says itself that it cannot be loaded. */
const openEds = (): void =>
  void import('./open-eds.ts').then(
    (opener) => opener.openEds(),
    () => go(path('eds')),
  );

export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
  readonly isNew: boolean;
  /** Runs on a press instead of following the address. */
  readonly act?: (() => void) | undefined;
}

interface Place {
  readonly page: PageName;
  /** Prefixes of the names of pages that belong to the same item. */
  readonly area: readonly string[];
}

/** Main items of the wide menu, in the order of the design; the rest are under «Ещё» (S2.4). */
const main: readonly Place[] = [
  { page: 'dashboard', area: ['dashboard'] },
  { page: 'deals', area: ['deal', 'booking'] },
  { page: 'documents', area: ['documents'] },
  { page: 'mortgage', area: ['mortgage'] },
  { page: 'eds', area: ['eds'] },
  { page: 'services', area: ['services'] },
  { page: 'bonus', area: ['bonus'] },
];
const more: readonly Place[] = [
  { page: 'estates', area: ['estate'] },
  { page: 'favorites', area: ['favorites'] },
  { page: 'scoring', area: ['scoring'] },
  { page: 'discounts', area: ['discounts'] },
  { page: 'feedback', area: ['feedback'] },
  { page: 'profile', area: ['profile'] },
];

const newPages: readonly PageName[] = ['services'];

/** Address of an item; optional parts of the path are left out. */
const hrefOf = (page: PageName): string =>
  page === 'mortgage'
    ? path(page, {})
    : page === 'deals'
      ? path(page, {})
      : page === 'scoring'
        ? path(page, {})
        : path(page as 'dashboard');

/** The active items of the menu: «Рекомендовать друга» only with an active bonus account (S6-02…06). */
export const useMenuEntries = (here: FoundPage | undefined): { main: MenuEntry[]; more: MenuEntry[] } => {
  const t = useText();
  const { data: account } = useQuery(queryFor(getBonusAccount));
  const canRecommend = Boolean(account && !account.isBlocked);
  const entry = ({ page, area }: Place): MenuEntry => ({
    key: page,
    label: t(`menu.${page}`),
    href: hrefOf(page),
    current: area.some((start) => here?.name.startsWith(start)),
    isNew: newPages.includes(page),
    act: page === 'eds' ? openEds : undefined,
  });
  const leaving: MenuEntry = {
    key: 'leaving',
    label: t('menu.leaving'),
    href: `${path('deals', {})}#change-of-mind`,
    current: false,
    isNew: false,
  };
  return {
    main: main.filter(({ page }) => page !== 'bonus' || canRecommend).map(entry),
    more: [...more.map(entry), leaving],
  };
};
