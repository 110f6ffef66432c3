import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { courierDaysFrom } from '@novosel/contract/eds/ways.ts';
import type { Place } from './place-fields.tsx';

interface Kept {
  /** Name of the draft. */
  readonly name: string;
  /** ID of the reader. */
  readonly user: number;
  readonly now: string;
}

/** The place and the day of a visit, kept over a reload; a kept day that is over gives way to the nearest. */
export const usePlace = ({ name, user, now }: Kept, first: Place) => {
  const [kept, change, { forget }] = useDraft(draftOf<Place>(`eds:${name}`, user), first);
  const days = courierDaysFrom(new Date(now));
  const place = days.includes(kept.day) ? kept : { ...kept, day: days[0] ?? '' };
  return { place, change, forget };
};
