import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listFavourites } from '@novosel/contract/catalogue/choosing/favourites-endpoints.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import { useUser } from '../../../shared/account/use-user.ts';
import { KeptList } from '../tiles/kept-list.tsx';
import { KeptTabs } from './kept-tabs.tsx';
import { noteDraft } from './note-draft.ts';
import { Notes } from './notes.tsx';
import { ShareCard } from './share-card.tsx';
import { isGone, useListWhileEditing } from './use-list-while-editing.ts';

/** The person's favourites, and the people with whom he shares them. */
export default function FavoritesPage() {
  const t = useText();
  const query = useQuery(queryFor(listFavourites));
  const user = useUser()?.id;
  const { data } = query.data ?? {};
  const shown = useListWhileEditing(
    data,
    (estate) => user !== undefined && noteDraft(estate, user).read() !== undefined,
  );
  const byId = new Map(shown?.items.map((item) => [item.estate.id, item]));
  return (
    <>
      <PageHead title={t('catalogue.favorites')} note={t('catalogue.favorites.note')} />
      <KeptTabs value="favorites">
        <KeptList
          of="favorites"
          icon={Heart}
          query={{ ...query, data: shown && { data: shown } }}
          besides={({ id }) => {
            const item = byId.get(id);
            return item && user !== undefined && <Notes item={item} user={user} gone={isGone(data, item)} />;
          }}
        />
        {data && <ShareCard partners={data.partners} invitations={data.invitations} />}
      </KeptTabs>
    </>
  );
}
