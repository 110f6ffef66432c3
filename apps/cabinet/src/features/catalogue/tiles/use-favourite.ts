import { queriesOf, queryFor } from '@novosel/client/query-for.ts';
import { isSignedIn } from '@novosel/client/session.ts';
import { useCall } from '@novosel/client/use-call.ts';
import {
  type FlatItem,
  getEstate,
  getFlatCounters,
  listFlats,
  setFavourite,
} from '@novosel/contract/catalogue/endpoints.ts';
import { listFavourites } from '@novosel/contract/catalogue/favourites-endpoints.ts';
import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { toast } from '@novosel/ui/toasts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSignInFirst } from './use-sign-in-first.ts';

/**
 * Whether the person keeps an estate, by his own list: what an estate was found with is older than the last press, and
 * a tile that has left the window of a long list forgets what was pressed on it.
 */
const useKept = (estate: Estate): boolean => {
  const isKept = useCallback(
    (flats: FlatItem[]) => flats.some(({ id, category }) => category === 'cart' && id === estate.id),
    [estate.id],
  );
  const { data } = useQuery({ ...queryFor(listFlats), enabled: isSignedIn(), select: isKept });
  return data ?? estate.favourite;
};

/** Keeps an estate among favourites at once and takes it back when the server refuses; a guest is asked to sign in. */
export const useFavourite = (estate: Estate) => {
  const t = useText();
  const signInFirst = useSignInFirst();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<boolean>();
  const call = useCall(setFavourite, { invalidates: [listFlats, getFlatCounters, listFavourites] });
  const kept = useKept(estate);
  const favourite = wanted ?? kept;
  const change = () => {
    if (call.isPending) return;
    setWanted(!favourite);
    call.mutate(
      { body: { estate: estate.id, favourite: !favourite } },
      {
        onSuccess: () => {
          // Only a list that has come since then knows better.
          if (!queries.getQueryState(queryFor(listFlats).queryKey)?.isInvalidated) setWanted(undefined);
          return queries.invalidateQueries(queriesOf(getEstate, { params: { estate: estate.id } }));
        },
        onError: () => {
          setWanted(undefined);
          void toast({ tone: 'bad', title: t('catalogue.favourite.failed') });
        },
      },
    );
  };
  return { favourite, toggle: () => signInFirst(change) };
};
