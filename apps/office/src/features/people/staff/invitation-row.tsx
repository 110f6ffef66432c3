import { useCall } from '@novosel/client/queries/use-call.ts';
import { type Invitation, listStaff } from '@novosel/contract/desk/staff-endpoints.ts';
import { inviteAgain, withdrawInvitation } from '@novosel/contract/session/staff-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useState } from 'react';
import { ActDialog } from '../../../shared/acts/act-dialog.tsx';
import { refusalWords } from '../../../shared/words/refusal-words.ts';
import styles from '../people.module.css';

interface InvitationRowProps {
  invitation: Invitation;
  /** The server's present moment, in ms. */
  now: number;
}

/** A pending invitation: the person, and until when the link is valid; it can be sent again or withdrawn. */
export const InvitationRow = ({ invitation, now }: InvitationRowProps) => {
  const t = useText();
  const locale = useLocale();
  const { id, name, email, roles, endsAt } = invitation;
  const again = useCall(inviteAgain, {
    invalidates: [listStaff],
    onDone: () => void toast({ title: t('staff.invite.done', { email }), tone: 'good' }),
  });
  const withdraw = useCall(withdrawInvitation, {
    invalidates: [listStaff],
    onDone: () => {
      setAsking(false);
      void toast({ title: t('staff.withdraw.done'), tone: 'good' });
    },
  });
  const params = { params: { invitation: id } };
  const [asking, setAsking] = useState(false);
  const when = formatDayTime(endsAt, { now, locale });
  return (
    <li className={styles.invited}>
      <b>{name}</b>
      <span className={styles.contacts}>
        {[email, roles.map((role) => t(`role.${role}`)).join(', ')].join(' · ')}
      </span>
      <span className="small">
        {t(Date.parse(endsAt) > now ? 'staff.invited.until' : 'staff.invited.over', { when })}
      </span>
      {again.error && <ErrorAlert errors={refusalWords(again.error, locale)} />}
      <span className={styles.acts}>
        <Button
          small
          variant="secondary"
          busy={again.isPending}
          aria-label={t('staff.again.for', { name })}
          onClick={() => again.mutate(params)}
        >
          {t('staff.again')}
        </Button>
        <Button
          small
          variant="secondary"
          aria-label={t('staff.withdraw.for', { name })}
          onClick={() => setAsking(true)}
        >
          {t('staff.withdraw')}
        </Button>
      </span>
      {asking && (
        <ActDialog
          title={t('staff.withdraw.title')}
          note={name}
          error={withdraw.error}
          busy={withdraw.isPending}
          onSubmit={() => withdraw.mutate(params)}
          onClose={() => setAsking(false)}
          danger
          submit={t('staff.withdraw.title')}
          keep={t('staff.withdraw.keep')}
        >
          <Alert tone="warn">{t('staff.withdraw.what')}</Alert>
        </ActDialog>
      )}
    </li>
  );
};
