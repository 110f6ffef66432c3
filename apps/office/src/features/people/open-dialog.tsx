import type { DeskPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { openSignIn } from '@novosel/contract/session/desk-endpoints.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { useState } from 'react';
import { useDraft } from '../../drafts.ts';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { isReason, ReasonField } from '../../parts/reason-field.tsx';
import { usePersonAct } from './use-person-act.ts';

/** Opens what staff has closed. */
export const OpenDialog = ({ person, onClose }: { person: DeskPerson; onClose: () => void }) => {
  const t = useText();
  const [reason, setReason] = useDraft(`person:${person.id}:open:reason`);
  const [tried, setTried] = useState(false);
  const act = usePersonAct(openSignIn, {
    said: t('people.open.done'),
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
      title={t('people.open.act')}
      note={t('people.open.note', { name: person.name })}
      error={act.error}
      busy={act.isPending}
      onSubmit={submit}
      onClose={onClose}
      submit={t('people.open.submit')}
    >
      <ReasonField value={reason} onChange={setReason} tried={tried} hint={t('people.reason.hint')} />
    </ActDialog>
  );
};
