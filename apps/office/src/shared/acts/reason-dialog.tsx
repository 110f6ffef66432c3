import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import { type ReactNode, useRef } from 'react';
import { ActDialog, type ActWindow } from './act-dialog.tsx';
import { isPrintedReason, isReason, ReasonField, type ReasonWords } from './reason-field.tsx';
import { useTried } from './use-tried.ts';

interface ReasonDialogProps extends ActWindow {
  /** Key of the reason's draft, from the act and its object; kept until the act succeeds. */
  draft: string;
  act: { readonly error: Error | null; readonly isPending: boolean };
  /** Whether everything but the reason is filled in. */
  isReady?: boolean;
  onSend: (reason: string) => void;
  reason?: ReasonWords | undefined;
  /** Shown above the reason; a function is called with whether the person has tried to send. */
  children?: ReactNode | ((tried: boolean) => ReactNode);
}

/** The window of an act that needs a reason. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { draft, act, isReady = true, onSend, reason, children, ...window } = props;
  const [text, setText] = useTextDraft(draft);
  const field = useRef<HTMLTextAreaElement>(null);
  const isGiven = reason?.printed ? isPrintedReason : isReason;
  const { tried, attempt } = useTried(() => {
    if (!isReady) return;
    if (isGiven(text)) onSend(text);
    else field.current?.focus();
  });
  return (
    <ActDialog {...window} error={act.error} busy={act.isPending} onSubmit={attempt}>
      {typeof children === 'function' ? children(tried) : children}
      <ReasonField {...reason} ref={field} value={text} onChange={setText} tried={tried} />
    </ActDialog>
  );
};
