import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listViewed } from '@novosel/contract/catalogue/choosing/choosing-endpoints.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { KeptTabs } from '../favourites/kept-tabs.tsx';
import { KeptList } from '../tiles/kept-list.tsx';

/** Estates that the person has viewed, latest first. */
export default function ViewedPage() {
  const t = useText();
  const query = useQuery(queryFor(listViewed));
  return (
    <>
      <PageHead title={t('catalogue.viewed')} note={t('catalogue.viewed.note')} />
      <KeptTabs value="viewed">
        <KeptList of="viewed" icon={Eye} query={query} />
      </KeptTabs>
    </>
  );
}
