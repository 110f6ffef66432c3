import { remindMember, removeMember } from '@novosel/contract/members/endpoints.ts';
import { mayCheckMembers } from '@novosel/contract/members/may-change.ts';
import { formatDayTime, isoDay } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useState } from 'react';
import { RefuseForm } from '../invitation/refuse-form.tsx';
import type { MemberProps } from '../open-props.ts';
import { shortName } from '../short-name.ts';
import { awaitedMembers } from '../tasks.ts';
import { useMembersCall } from '../use-members-call.ts';
import styles from './person.module.css';

/** What may be done with a member: remind, take out, refuse oneself. */
export const MemberActs = (props: MemberProps) => {
  const { member, view } = props;
  const awaited = view.own && awaitedMembers(view).includes(member) && member.kind === 'adult';
  const removable = view.own && !member.me && (view.mayChange || member.state === 'refused');
  const leaves = !view.own && member.me && mayCheckMembers(view.place);
  if (!awaited && !removable && !leaves) return null;
  return (
    <div className={styles.acts}>
      {awaited && <Remind {...props} />}
      {removable && <Remove {...props} />}
      {leaves && <Leave {...props} />}
    </div>
  );
};

const Remind = ({ member, view, deal }: MemberProps) => {
  const t = useText();
  const locale = useLocale();
  const invited = member.state === 'invited';
  const name = shortName(member.name);
  const { id: estate } = deal.card.estate;
  const { busy, words, send } = useMembersCall(remindMember, estate, () =>
    toast({ tone: 'good', title: t('members.reminded', { name }) }),
  );
  const { remindedAt } = member;
  const today = remindedAt !== null && isoDay(remindedAt) === isoDay(view.now);
  return (
    <>
      <Button
        small
        variant="secondary"
        busy={busy}
        aria-label={t('members.remind.of', { invited: String(invited), name })}
        disabledReason={today ? t('members.remind.today') : null}
        onClick={() => send({ params: { estate, member: member.id } })}
      >
        {t('members.remind', { invited: String(invited) })}
      </Button>
      {remindedAt && !today && (
        <span className="small muted">
          {t('members.reminded.at', { when: formatDayTime(remindedAt, { now: view.now, locale }) })}
        </span>
      )}
      <ErrorAlert errors={words} />
    </>
  );
};

const Remove = ({ member, deal }: MemberProps) => {
  const t = useText();
  const [asked, ask] = useState(false);
  const invited = String(member.state === 'invited');
  const name = shortName(member.name);
  const { id: estate } = deal.card.estate;
  const { busy, words, send, reset } = useMembersCall(removeMember, estate, () => {
    ask(false);
    void toast({ tone: 'good', title: t('members.removed', { invited, name }) });
  });
  const close = () => {
    if (!busy) ask(false);
  };
  return (
    <>
      <Button
        small
        variant="quiet"
        aria-label={t('members.remove.of', { invited, name })}
        onClick={() => {
          reset();
          ask(true);
        }}
      >
        {t('members.remove', { invited })}
      </Button>
      <Modal
        open={asked}
        onClose={close}
        title={t('members.remove.title', { invited, name })}
        note={t('members.remove.note', { invited, kind: member.kind })}
        busy={busy}
        actions={
          <>
            <Button
              variant="danger"
              busy={busy}
              onClick={() => send({ params: { estate, member: member.id } })}
            >
              {t('members.remove', { invited })}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('members.keep')}
            </Button>
          </>
        }
      >
        <ErrorAlert errors={words} />
      </Modal>
    </>
  );
};

const Leave = ({ member, deal }: MemberProps) => {
  const t = useText();
  const [asked, ask] = useState(false);
  return (
    <>
      <Button small variant="quiet" onClick={() => ask(true)}>
        {t('members.leave')}
      </Button>
      <Modal
        open={asked}
        onClose={() => ask(false)}
        title={t('members.leave.title')}
        note={t('members.leave.note')}
      >
        <RefuseForm estate={deal.card.estate.id} member={member.id} onKeep={() => ask(false)} />
      </Modal>
    </>
  );
};
