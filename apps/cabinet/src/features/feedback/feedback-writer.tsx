import type { FeedbackDraft } from '@novosel/contract/feedback/schema.ts';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../shared/account/use-user.ts';
import { anyUnsaved, type BegunLetter, sameWords, unsavedOf } from './drafts/unsaved.ts';
import { FeedbackForm, type Sent } from './feedback-form.tsx';
import { useDrafts } from './use-feedback.ts';

interface FeedbackWriterProps {
  /** The draft to go on with; without it the newest there is. */
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
  // The last words of a page that was left may have come through without its hearing of it.
  return kept.find((one) => one.id === unsaved.id && sameWords(one, unsaved)) ?? unsaved;
};

/** The form once it is known what was begun before; when that does not load, an empty one. */
export const FeedbackWriter = ({ draftId, onSent }: FeedbackWriterProps) => {
  const user = useUser()?.id;
  const { drafts, isPending, isFetchedAfterMount, isError } = useDrafts({ refetchOnMount: 'always' });
  // The first answer of this visit decides: later ones bring back what the form itself has just written.
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
    // The button that was pressed has gone with its draft: one goes on at the first field.
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
