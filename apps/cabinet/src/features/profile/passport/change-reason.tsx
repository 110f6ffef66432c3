import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import type { User } from '@novosel/contract/users/schema.ts';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type RefObject, useRef, useState } from 'react';
import { reasonDraft } from './own-draft.ts';

/** As the contract has it. */
const shortest = 3;
const longest = 1000;

const isReason = (text: string): boolean => text.trim().length >= shortest;

interface KeptReason {
  readonly value: string;
  readonly missing: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly change: (text: string) => void;
  /** @returns whether there is one; else it is said, and the field has the focus */
  readonly check: () => boolean;
  readonly forget: () => void;
}

/** Why another passport is asked for; it survives a reload as the rest of the form does. */
export const useKeptReason = ({ id: user }: User): KeptReason => {
  const [value, change, { forget }] = useDraft(draftOf<string>(reasonDraft, user), '');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  return {
    value,
    missing: tried && !isReason(value),
    field,
    change,
    check: () => {
      setTried(true);
      if (!isReason(value)) field.current?.focus();
      return isReason(value);
    },
    forget,
  };
};

export const ReasonField = ({ reason }: { reason: KeptReason }) => {
  const t = useText();
  return (
    <TextArea
      ref={reason.field}
      label={t('ownPassport.reason')}
      hint={t('ownPassport.reason.hint')}
      required
      rows={3}
      maxLength={longest}
      value={reason.value}
      error={reason.missing ? t('ownPassport.reason.missing') : undefined}
      onChange={(event) => reason.change(event.target.value)}
    />
  );
};
