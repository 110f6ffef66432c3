import type { FeedbackDraft } from '@novosel/contract/feedback/schema.ts';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../shared/account/use-user.ts';
import { anyUnsaved, type BegunLetter, sameWords, unsavedOf } from './drafts/unsaved.ts';
import { FeedbackForm, type Sent } from './feedback-form.tsx';
import { useDrafts } from './use-feedback.ts';

interface FeedbackWriterProps {
  /** The draft to continue; without it the newest one. */
  draftId?: string | undefined;
  onSent: (answer: Sent) => void;
}

const taken = ({ files, updatedAt, ...draft }: FeedbackDraft): BegunLetter => ({
  ...draft,
  files: files.map(({ id, title, size }) => ({ key: id, title, size })),
  seen: updatedAt,
  at: updatedAt,
  isKept: true,
});

const begin = (
  kept: readonly BegunLetter[],
  unsaved: BegunLetter | undefined,
  draftId: string | undefined,
): BegunLetter | undefined => {
  if (!unsaved) return draftId ? kept.find(({ id }) => id === draftId) : kept[0];
  // The page may have been closed before the answer to its last save came.
  return kept.find((one) => one.id === unsaved.id && sameWords(one, unsaved)) ?? unsaved;
};

/** Shows the form once the drafts are known; an empty one when they fail to load. */
export const FeedbackWriter = ({ draftId, onSent }: FeedbackWriterProps) => {
  const user = useUser()?.id;
  const { drafts, isPending, isFetchedAfterMount, isError } = useDrafts({ refetchOnMount: 'always' });
  // Only the first answer of this visit counts: later ones contain what the form itself has just saved.
  const [form, setForm] = useState<{ begun: BegunLetter | undefined; key: number }>();
  if (!form && user !== undefined && (isError || (!isPending && isFetchedAfterMount))) {
    setForm({
      begun: begin(
        drafts?.map(taken) ?? [],
        draftId === undefined ? anyUnsaved(user) : unsavedOf(user, draftId).read(),
        draftId,
      ),
      key: 0,
    });
  }
  const place = useRef<HTMLDivElement>(null);
  const isAnew = form !== undefined && form.key > 0;
  useEffect(() => {
    // The pressed button vanished with its draft: focuses the first field.
    if (isAnew) place.current?.querySelector('button')?.focus();
  }, [isAnew]);
  if (!form || user === undefined) return <Skeleton lines={5} height="56px" />;
  return (
    <div ref={place}>
      <FeedbackForm
        key={form.key}
        user={user}
        begun={form.begun}
        onSent={onSent}
        onAnew={() => setForm({ begun: undefined, key: form.key + 1 })}
      />
    </div>
  );
};
