import type { StaffCard } from '@novosel/contract/desk/staff-endpoints.ts';
import {
  blockStaff,
  dismissStaff,
  resetFactor,
  unblockStaff,
} from '@novosel/contract/session/staff-endpoints.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActDialog } from '../../../shared/acts/act-dialog.tsx';
import { isReason, ReasonField } from '../../../shared/acts/reason-field.tsx';
import { useDraft } from '../../../shared/drafts.ts';
import { deskPatterns } from '../../../shared/paths.ts';
import { useStaffAct } from './use-staff-act.ts';

const endpoints = { block: blockStaff, unblock: unblockStaff, dismiss: dismissStaff, reset: resetFactor };

interface ReasonDialogProps {
  act: keyof typeof endpoints;
  person: StaffCard;
  onClose: () => void;
}

/** An act that needs nothing but its reason; what follows from it is said before. */
export const ReasonDialog = ({ act: what, person, onClose }: ReasonDialogProps) => {
  const t = useText();
  const [reason, setReason] = useDraft(`staff:${person.id}:${what}:reason`);
  const [tried, setTried] = useState(false);
  const navigate = useNavigate();
  const act = useStaffAct(endpoints[what], {
    said: t(`staff.${what}.done`),
    onDone: () => {
      setReason('');
      onClose();
      // Who is none of the staff has no card there.
      if (what === 'dismiss') void navigate(deskPatterns.staff);
    },
  });
  const submit = () => {
    setTried(true);
    if (isReason(reason)) act.mutate({ params: { person: person.id }, body: { reason } });
  };
  return (
    <ActDialog
      title={t(`staff.${what}.act`)}
      note={person.name}
      error={act.error}
      busy={act.isPending}
      onSubmit={submit}
      onClose={onClose}
      danger={what !== 'unblock'}
      submit={t(`staff.${what}.act`)}
    >
      <Alert tone={what === 'unblock' ? 'info' : 'warn'}>{t(`staff.${what}.what`)}</Alert>
      <ReasonField value={reason} onChange={setReason} tried={tried} hint={t('staff.reason.hint')} />
    </ActDialog>
  );
};
