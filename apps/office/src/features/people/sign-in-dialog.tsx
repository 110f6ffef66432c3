import type { DeskPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { openSignIn, requirePassword } from '@novosel/contract/session/desk-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { forgetAndClose } from '../../shared/acts/forget-and-close.ts';
import { ReasonDialog } from '../../shared/acts/reason-dialog.tsx';
import { usePersonAct } from './use-person-act.ts';

const acts = { open: openSignIn, renew: requirePassword } as const;

interface SignInDialogProps {
  act: keyof typeof acts;
  person: DeskPerson;
  onClose: () => void;
}

/**
 * An act on the sign-in that needs only a reason: unlocks what staff has locked, or demands a new password.
 */
export const SignInDialog = ({ act: of, person, onClose }: SignInDialogProps) => {
  const t = useText();
  const draft = `person:${person.id}:${of}:reason`;
  const act = usePersonAct(acts[of], {
    said: t(`people.${of}.done`),
    onDone: forgetAndClose(draft, onClose),
  });
  return (
    <ReasonDialog
      title={t(`people.${of}.act`)}
      note={t(`people.${of}.note`, { name: person.name })}
      draft={draft}
      act={act}
      reason={{ hint: t('people.reason.hint') }}
      onSend={(reason) => act.mutate({ params: { person: person.id }, body: { reason } })}
      onClose={onClose}
      submit={t(`people.${of}.submit`)}
    />
  );
};
