import { call } from '@novosel/client/calls/call.ts';
import { queriesOf } from '@novosel/client/queries/query-for.ts';
import { keepFeedbackDraft } from '@novosel/contract/feedback/endpoints.ts';
import { listFeedbackDrafts } from '@novosel/contract/feedback/list-endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { draftKeeper } from './draft-keeper.ts';
import { type BegunLetter, unsavedOf, type Written } from './unsaved.ts';

const isEmpty = ({ subject, message, files }: Written): boolean =>
  subject === null && message.trim() === '' && files.length === 0;

const send = async (draft: string, { subject, message, files }: Written, seen: string | null) => {
  const body = { subject, message, files: files.map(({ key }) => key), seen };
  return (await call(keepFeedbackDraft, { params: { draft }, body })).data.updatedAt;
};

interface DraftOf {
  readonly user: number;
  readonly begun: BegunLetter | undefined;
}

/**
 * Saves a letter on the server at every pause and when the person leaves the form, so that another device can
 * continue it; unsaved words survive a reload of the tab.
 * @returns whether all of it is saved, whether another tab has made a separate draft, and functions that
 *   end it
 */
export const useLetterDraft = ({ user, begun }: DraftOf, written: Written) => {
  const queries = useQueryClient();
  const [kept, setKept] = useState<Written | undefined>(begun?.isKept === false ? undefined : written);
  const [isApart, setIsApart] = useState(false);
  const [form] = useState(() => begun?.id ?? crypto.randomUUID());
  const [keeper] = useState(() =>
    draftKeeper<Written>({
      id: form,
      seen: begun?.seen ?? null,
      kept,
      put: send,
      onKept: (words) => {
        setKept(words);
        void queries.invalidateQueries({ ...queriesOf(listFeedbackDrafts), refetchType: 'none' });
      },
      onApart: () => setIsApart(true),
    }),
  );
  const isKept = kept === written;
  useEffect(() => {
    keeper.write(written);
    const unsaved = unsavedOf(user, form);
    if (isKept) unsaved.forget();
    else
      unsaved.keep({
        ...keeper.place(),
        ...written,
        at: new Date().toISOString(),
        isKept,
      });
  }, [keeper, written, isKept, user, form]);
  useEffect(() => {
    // A phone closes a hidden page without an unload event.
    window.addEventListener('visibilitychange', keeper.now);
    window.addEventListener('pagehide', keeper.now);
    return () => {
      window.removeEventListener('visibilitychange', keeper.now);
      window.removeEventListener('pagehide', keeper.now);
      keeper.now();
    };
  }, [keeper]);
  return {
    isKept: isKept && !isEmpty(written),
    isApart,
    settle: keeper.settle,
    resume: keeper.resume,
    forget: unsavedOf(user, form).forget,
  };
};
