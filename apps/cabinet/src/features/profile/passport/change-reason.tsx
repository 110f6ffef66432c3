import { draftOf } from '@novosel/client/drafts/drafts.ts';
import type { User } from '@novosel/contract/users/schema.ts';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { type FormDraft, useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { wordsCheck } from '@novosel/ui/form/words-check.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { reasonDraft } from './own-draft.ts';

/** The minimum length of a reason, as the contract requires. */
const shortest = 3;
const longest = 1000;

interface Reason {
  readonly reason: string;
}

interface KeptReason {
  readonly form: UseFormReturn<Reason>;
  readonly forget: () => void;
}

/** Stores the reason as plain text, not as an object. */
const draftOfText = (user: number): FormDraft<Reason> => {
  const { read, keep, forget } = draftOf<string>(reasonDraft, user);
  return {
    read: () => {
      const reason = read();
      return reason === undefined ? undefined : { reason };
    },
    keep: ({ reason }) => keep(reason),
    forget,
  };
};

/** The reason of a passport change; it survives a reload as the rest of the form does. */
export const useKeptReason = ({ id: user }: User): KeptReason => {
  const t = useText();
  const check = wordsCheck<Reason>(({ reason }) => ({
    reason: reason.trim().length >= shortest ? undefined : t('ownPassport.reason.missing'),
  }));
  const draft = draftOfText(user);
  const { form } = useKeptForm(check, { reason: '' }, { draft, late: true });
  return { form, forget: draft.forget };
};

export const ReasonField = ({ reason }: { reason: KeptReason }) => {
  const t = useText();
  return (
    <TextArea
      label={t('ownPassport.reason')}
      hint={t('ownPassport.reason.hint')}
      required
      rows={3}
      maxLength={longest}
      {...useField(reason.form, 'reason')}
    />
  );
};
