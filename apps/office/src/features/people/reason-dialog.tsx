import type { DeskPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { openSignIn, requirePassword } from '@novosel/contract/session/desk-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ActDialog } from '../../shared/acts/act-dialog.tsx';
import { isReason, ReasonField } from '../../shared/acts/reason-field.tsx';
import { useDraft } from '../../shared/drafts.ts';
import { usePersonAct } from './use-person-act.ts';

const acts = { open: openSignIn, renew: requirePassword } as const;

interface ReasonDialogProps {
  act: keyof typeof acts;
  person: DeskPerson;
  onClose: () => void;
}

/**
 * An act about the sign-in for which a reason is all that is asked: opens what staff has closed, or wants a
 * new password.
 */
export const ReasonDialog = ({ act: of, person, onClose }: ReasonDialogProps) => {
  const t = useText();
  const [reason, setReason] = useDraft(`person:${person.id}:${of}:reason`);
  const [tried, setTried] = useState(false);
  const act = usePersonAct(acts[of], {
    said: t(`people.${of}.done`),
    onDone: () => {
      setReason('');
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (isReason(reason)) act.mutate({ params: { person: person.id }, body: { reason } });
  };
  return (
    <ActDialog
      title={t(`people.${of}.act`)}
      note={t(`people.${of}.note`, { name: person.name })}
      error={act.error}
      busy={act.isPending}
      onSubmit={submit}
      onClose={onClose}
      submit={t(`people.${of}.submit`)}
    >
      <ReasonField value={reason} onChange={setReason} tried={tried} hint={t('people.reason.hint')} />
    </ActDialog>
  );
};
