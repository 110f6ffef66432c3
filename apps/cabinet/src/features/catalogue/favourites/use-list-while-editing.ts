import type {
  FavouriteItem,
  listFavourites,
} from '@novosel/contract/catalogue/choosing/favourites-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { useEffect, useRef } from 'react';

type Kept = AnswerOf<typeof listFavourites>['data'];

/** The list from the server, plus removed estates, at their former places, whose notes are being edited. */
export const useListWhileEditing = (data: Kept | undefined, isWritten: (estate: number) => boolean) => {
  const before = useRef<Kept>(undefined);
  const shown = data && keepEdited(data, before.current, isWritten);
  useEffect(() => {
    before.current = shown;
  });
  return shown;
};

/** Whether an estate shown by `useListWhileEditing` is no longer in the server's list. */
export const isGone = (data: Kept | undefined, { estate }: FavouriteItem): boolean =>
  data !== undefined && !data.items.some((item) => item.estate.id === estate.id);

export const keepEdited = (
  now: Kept,
  before: Kept | undefined,
  isWritten: (estate: number) => boolean,
): Kept => {
  const items = [...now.items];
  for (const [place, item] of (before?.items ?? []).entries())
    if (isGone(now, item) && isWritten(item.estate.id)) items.splice(place, 0, item);
  if (items.length === now.items.length) return now;
  return { ...now, items, plans: [...(before?.plans ?? []), ...now.plans] };
};
