import { useCall } from '@novosel/client/use-call.ts';
import { type Invitation, listStaff } from '@novosel/contract/desk/staff-endpoints.ts';
import { inviteAgain, withdrawInvitation } from '@novosel/contract/session/staff-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time.ts';
import { ErrorAlert } from '@novosel/ui/error-alert.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { toast } from '@novosel/ui/toasts.tsx';
import { refusalWords } from '../../../words/refusal-words.ts';
import styles from '../people.module.css';

interface InvitationRowProps {
  invitation: Invitation;
  /** The server's moment, in ms. */
  now: number;
}

/** Who is invited and has not come; until when the link holds; sent again, or withdrawn. */
export const InvitationRow = ({ invitation, now }: InvitationRowProps) => {
  const t = useText();
  const locale = useLocale();
  const { id, name, email, roles, endsAt } = invitation;
  const said = (title: string) => () => void toast({ title, tone: 'good' });
  const again = useCall(inviteAgain, {
    invalidates: [listStaff],
    onDone: said(t('staff.invite.done', { email })),
  });
  const withdraw = useCall(withdrawInvitation, {
    invalidates: [listStaff],
    onDone: said(t('staff.withdraw.done')),
  });
  const params = { params: { invitation: id } };
  const busy = again.isPending || withdraw.isPending;
  const error = again.error ?? withdraw.error;
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
      {error && <ErrorAlert errors={refusalWords(error, locale)} />}
      <span className={styles.acts}>
        <LinkButton aria-label={t('staff.again.for', { name })} onClick={() => busy || again.mutate(params)}>
          {t('staff.again')}
        </LinkButton>
        <LinkButton
          aria-label={t('staff.withdraw.for', { name })}
          onClick={() => busy || withdraw.mutate(params)}
        >
          {t('staff.withdraw')}
        </LinkButton>
      </span>
    </li>
  );
};
