import type { StaffCard } from '@novosel/contract/desk/staff-endpoints.ts';
import { changeRoles } from '@novosel/contract/session/staff-endpoints.ts';
import { staffRoles } from '@novosel/contract/wire/endpoint.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { forgetAndClose } from '../../../shared/acts/forget-and-close.ts';
import { ReasonDialog } from '../../../shared/acts/reason-dialog.tsx';
import { RolesChoice } from './roles-choice.tsx';
import { useStaffAct } from './use-staff-act.ts';

/** Replaces the roles of a person. */
export const RolesDialog = ({ person, onClose }: { person: StaffCard; onClose: () => void }) => {
  const t = useText();
  const [roles, setRoles] = useState(person.roles);
  const draft = `staff:${person.id}:roles:reason`;
  const act = useStaffAct(changeRoles, {
    said: t('staff.roles.done'),
    onDone: forgetAndClose(draft, onClose),
  });
  const same = staffRoles.every((role) => roles.includes(role) === person.roles.includes(role));
  return (
    <ReasonDialog
      title={t('staff.roles.act')}
      note={person.name}
      draft={draft}
      act={act}
      isReady={roles.length > 0 && !same}
      reason={{ hint: t('staff.reason.hint') }}
      onSend={(reason) => act.mutate({ params: { person: person.id }, body: { roles, reason } })}
      onClose={onClose}
      submit={t('staff.roles.submit')}
    >
      {(tried) => (
        <>
          <Alert tone="warn">{t('staff.roles.what')}</Alert>
          <RolesChoice value={roles} onChange={setRoles} tried={tried} same={same} />
        </>
      )}
    </ReasonDialog>
  );
};
