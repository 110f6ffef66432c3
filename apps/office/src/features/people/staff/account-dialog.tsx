import { draftOf } from '@novosel/client/drafts/drafts.ts';
import type { StaffCard } from '@novosel/contract/desk/staff-endpoints.ts';
import {
  blockStaff,
  dismissStaff,
  resetFactor,
  unblockStaff,
} from '@novosel/contract/session/staff-endpoints.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useNavigate } from 'react-router';
import { ReasonDialog } from '../../../shared/acts/reason-dialog.tsx';
import { peoplePatterns } from '../paths.ts';
import { useStaffAct } from './use-staff-act.ts';

const endpoints = { block: blockStaff, unblock: unblockStaff, dismiss: dismissStaff, reset: resetFactor };

interface AccountDialogProps {
  act: keyof typeof endpoints;
  person: StaffCard;
  onClose: () => void;
}

/** An act that needs only a reason; says first what follows from it. */
export const AccountDialog = ({ act: what, person, onClose }: AccountDialogProps) => {
  const t = useText();
  const draft = `staff:${person.id}:${what}:reason`;
  const navigate = useNavigate();
  const act = useStaffAct(endpoints[what], {
    said: t(`staff.${what}.done`),
    onDone: () => {
      draftOf(draft).forget();
      onClose();
      // A dismissed person has no card.
      if (what === 'dismiss') void navigate(peoplePatterns.staff);
    },
  });
  return (
    <ReasonDialog
      title={t(`staff.${what}.act`)}
      note={person.name}
      draft={draft}
      act={act}
      reason={{ hint: t('staff.reason.hint') }}
      onSend={(reason) => act.mutate({ params: { person: person.id }, body: { reason } })}
      onClose={onClose}
      danger={what !== 'unblock'}
      submit={t(`staff.${what}.act`)}
    >
      <Alert tone={what === 'unblock' ? 'info' : 'warn'}>{t(`staff.${what}.what`)}</Alert>
    </ReasonDialog>
  );
};
