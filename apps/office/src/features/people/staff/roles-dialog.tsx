import type { StaffCard } from '@novosel/contract/desk/staff-endpoints.ts';
import { changeRoles } from '@novosel/contract/session/staff-endpoints.ts';
import { staffRoles } from '@novosel/contract/wire/endpoint.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ActDialog } from '../../../shared/acts/act-dialog.tsx';
import { isReason, ReasonField } from '../../../shared/acts/reason-field.tsx';
import { useDraft } from '../../../shared/drafts.ts';
import { RolesChoice } from './roles-choice.tsx';
import { useStaffAct } from './use-staff-act.ts';

/** Other roles in place of the present ones. */
export const RolesDialog = ({ person, onClose }: { person: StaffCard; onClose: () => void }) => {
  const t = useText();
  const [roles, setRoles] = useState(person.roles);
  const [reason, setReason] = useDraft(`staff:${person.id}:roles:reason`);
  const [tried, setTried] = useState(false);
  const act = useStaffAct(changeRoles, {
    said: t('staff.roles.done'),
    onDone: () => {
      setReason('');
      onClose();
    },
  });
  const same = staffRoles.every((role) => roles.includes(role) === person.roles.includes(role));
  const submit = () => {
    setTried(true);
    if (roles.length > 0 && !same && isReason(reason))
      act.mutate({ params: { person: person.id }, body: { roles, reason } });
  };
  return (
    <ActDialog
      title={t('staff.roles.act')}
      note={person.name}
      error={act.error}
      busy={act.isPending}
      onSubmit={submit}
      onClose={onClose}
      submit={t('staff.roles.submit')}
    >
      <Alert tone="warn">{t('staff.roles.what')}</Alert>
      <RolesChoice value={roles} onChange={setRoles} tried={tried} same={same} />
      <ReasonField value={reason} onChange={setReason} tried={tried} hint={t('staff.reason.hint')} />
    </ActDialog>
  );
};
