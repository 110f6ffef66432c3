import { isSignedIn } from '@novosel/client/calls/session.ts';
import { queriesOf, queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listFavourites } from '@novosel/contract/catalogue/choosing/favourites-endpoints.ts';
import {
  type FlatItem,
  getEstate,
  getFlatCounters,
  listFlats,
  setFavourite,
} from '@novosel/contract/catalogue/endpoints.ts';
import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useSignInFirst } from './use-sign-in-first.ts';

/**
 * Whether the estate is among the person's favourites, by his own list: data of a search is older than the
 * last press, and a tile that leaves the virtual list forgets its own state.
 */
const useKept = (estate: Estate): boolean => {
  const isKept = useCallback(
    (flats: FlatItem[]) => flats.some(({ id, category }) => category === 'cart' && id === estate.id),
    [estate.id],
  );
  const { data } = useQuery({ ...queryFor(listFlats), enabled: isSignedIn(), select: isKept });
  return data ?? estate.favourite;
};

/**
 * Adds an estate to favourites at once and undoes it when the server refuses; the last press wins (`deliver`
 * sends presses in order and keeps each over a reload). A guest is asked to sign in.
 */
export const useFavourite = (estate: Estate) => {
  const t = useText();
  const signInFirst = useSignInFirst();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<boolean>();
  const presses = useRef(0);
  const call = useCall(setFavourite);
  const kept = useKept(estate);
  const favourite = wanted ?? kept;
  const renew = () =>
    Promise.all([
      ...[listFlats, getFlatCounters, listFavourites].map((one) => queries.invalidateQueries(queriesOf(one))),
      queries.invalidateQueries(queriesOf(getEstate, { params: { estate: estate.id } })),
    ]);
  const change = async () => {
    presses.current += 1;
    const press = presses.current;
    const isLast = () => press === presses.current;
    setWanted(!favourite);
    try {
      await call.mutateAsync({ body: { estate: estate.id, favourite: !favourite } });
    } catch {
      if (!isLast()) return;
      setWanted(undefined);
      void toast({ tone: 'bad', title: t('catalogue.favourite.failed') });
      return;
    }
    // Awaited here and not in the act, so that the next press need not wait for it.
    await renew();
    // Only a list fetched after the last press may replace the wanted state.
    if (isLast() && !queries.getQueryState(queryFor(listFlats).queryKey)?.isInvalidated) setWanted(undefined);
  };
  return { favourite, toggle: () => signInFirst(() => void change()) };
};
