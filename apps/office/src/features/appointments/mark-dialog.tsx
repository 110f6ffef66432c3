import { markAppointment } from '@novosel/contract/appointments/desk-endpoints.ts';
import type { AppointmentMark } from '@novosel/contract/appointments/rules.ts';
import type { DeskMeeting } from '@novosel/contract/appointments/schema.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { forgetAndClose } from '../../shared/acts/forget-and-close.ts';
import { ReasonDialog } from '../../shared/acts/reason-dialog.tsx';
import { useOfficeAct } from './use-office-act.ts';

interface MarkDialogProps {
  readonly meeting: DeskMeeting;
  readonly mark: AppointmentMark;
  readonly onClose: () => void;
}

/** How a meeting went, with what the history of the deal tells of it. */
export const MarkDialog = ({ meeting, mark, onClose }: MarkDialogProps) => {
  const t = useText();
  const draft = `${meeting.id}:mark:${mark}`;
  const act = useOfficeAct(markAppointment, forgetAndClose(draft, onClose));
  const said = { mark: mark.replaceAll('-', '_') };
  return (
    <ReasonDialog
      title={t('appointments.mark.title', { ...said, number: meeting.number })}
      note={t('appointments.mark.note', said)}
      submit={t('appointments.mark', said)}
      draft={draft}
      act={act}
      reason={{ printed: true, hint: t('appointments.mark.hint') }}
      onSend={(reason) => act.send({ params: { meeting: meeting.id }, body: { mark, reason } })}
      onClose={onClose}
    />
  );
};
