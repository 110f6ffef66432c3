import { queriesOf } from '@novosel/client/query-for.ts';
import { useCall } from '@novosel/client/use-call.ts';
import {
  getEstate,
  getFlatCounters,
  listFlats,
  setFavourite,
} from '@novosel/contract/catalogue/endpoints.ts';
import { listFavourites } from '@novosel/contract/catalogue/favourites-endpoints.ts';
import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { toast } from '@novosel/ui/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignInFirst } from './use-sign-in-first.ts';

/** Keeps an estate among favourites at once and takes it back when the server refuses; a guest is asked to sign in. */
export const useFavourite = (estate: Estate) => {
  const t = useText();
  const signInFirst = useSignInFirst();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<boolean>();
  const call = useCall(setFavourite, { invalidates: [listFlats, getFlatCounters, listFavourites] });
  const favourite = wanted ?? estate.favourite;
  const change = () => {
    if (call.isPending) return;
    setWanted(!favourite);
    call.mutate(
      { body: { estate: estate.id, favourite: !favourite } },
      {
        onSuccess: () => queries.invalidateQueries(queriesOf(getEstate, { params: { estate: estate.id } })),
        onError: () => {
          setWanted(favourite);
          void toast({ tone: 'bad', title: t('catalogue.favourite.failed') });
        },
      },
    );
  };
  return { favourite, toggle: () => signInFirst(change) };
};
