import { call } from '@novosel/client/call.ts';
import { queriesOf } from '@novosel/client/query-for.ts';
import { keepFeedbackDraft, listFeedbackDrafts } from '@novosel/contract/feedback/endpoints.ts';
import type { FeedbackSubject } from '@novosel/contract/feedback/rules.ts';
import type { StoredFile } from '@novosel/ui/file-entry.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Written {
  readonly subject: FeedbackSubject | null;
  readonly message: string;
  readonly files: readonly StoredFile[];
}

/** In ms: a pause in typing. */
const rest = 600;

const isEmpty = ({ subject, message, files }: Written): boolean =>
  subject === null && message.trim() === '' && files.length === 0;

const same = (one: Written, other: Written): boolean =>
  one.subject === other.subject && one.message === other.message && one.files === other.files;

/**
 * Keeps on the server what is written, at every pause and when the form is left, so that another device goes on with it.
 * @returns whether all of it is kept, and `settle`, after which nothing of it is on its way
 */
export const useDraft = (id: string, written: Written) => {
  const queries = useQueryClient();
  const [kept, setKept] = useState(written);
  const state = useRef({ written, kept, way: Promise.resolve() });
  state.current.written = written;
  const keep = useCallback(() => {
    const now = state.current.written;
    if (same(now, state.current.kept)) return;
    state.current.kept = now;
    const { subject, message, files } = now;
    const body = { subject, message, files: files.map(({ key }) => key) };
    // One after another: an older text must not come after a newer one.
    state.current.way = state.current.way
      .then(() => call(keepFeedbackDraft, { params: { draft: id }, body }))
      .then(
        () => {
          setKept(now);
          void queries.invalidateQueries({ ...queriesOf(listFeedbackDrafts), refetchType: 'none' });
        },
        // It is tried again at the next pause; the text is still in the form.
        () => {
          if (state.current.kept === now) state.current.kept = { subject: null, message: '', files: [] };
        },
      );
  }, [id, queries]);
  useEffect(() => {
    if (same(written, state.current.kept)) return;
    const timer = setTimeout(keep, rest);
    return () => clearTimeout(timer);
  }, [written, keep]);
  const done = useRef(false);
  useEffect(() => {
    const leave = () => {
      if (!done.current) keep();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [keep]);
  return {
    isKept: same(kept, written) && !isEmpty(written),
    settle: async () => {
      done.current = true;
      await state.current.way;
    },
    resume: () => {
      done.current = false;
    },
  };
};
