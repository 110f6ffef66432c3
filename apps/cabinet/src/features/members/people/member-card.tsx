import { parentRelations, participantRoles } from '@novosel/contract/deals/members.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { doneMarks } from '@novosel/contract/members/marks.ts';
import type { MemberView } from '@novosel/contract/members/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Avatar } from '@novosel/ui/look/avatar.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { shareOf } from '../../../shared/deal/share-of.ts';
import type { MemberProps } from '../open-props.ts';
import { OwnPart } from '../papers/own-part.tsx';
import { shortName } from '../short-name.ts';
import { MemberActs } from './member-acts.tsx';
import { MemberMarks } from './member-marks.tsx';
import { MemberNotes } from './member-notes.tsx';
import styles from './person.module.css';

/** A person of the deal: who it is, how far it has come, what is missing, and what may be done. */
export const MemberCard = (props: MemberProps) => {
  const t = useText();
  const { member, view } = props;
  const share = shareOf(view, member);
  return (
    <Card id={`member-${member.id}`} className={styles.root} role="group" aria-label={member.name}>
      <div className={styles.head}>
        <Avatar name={member.name} party={member.me ? 'me' : member.kind === 'child' ? 'us' : 'third'} />
        <div className={styles.name}>
          <h2 className="title-s">{member.name}</h2>
          <Role {...props} />
        </div>
        {share && (
          <b className={styles.share}>
            <span className="sr">{t('members.share')} </span>
            {share}
          </b>
        )}
      </div>
      <State {...props} />
      <MemberMarks {...props} />
      <MemberNotes {...props} />
      <OwnPart {...props} />
      <MemberActs {...props} />
    </Card>
  );
};

/** «вы · дольщик», «дольщик · подписывает родитель», «за Анну · доверенное лицо». */
const Role = ({ member, view }: MemberProps) => {
  const t = useText();
  const locale = useLocale();
  const of = view.members.find(({ id }) => id === member.actsFor);
  const parts = [
    member.me && t('members.me'),
    member.relation &&
      t('members.child', {
        relation: parentRelations[member.relation][locale],
        mine: String(member.mine),
      }),
    participantRoles[member.role][locale].toLowerCase(),
    of && t('members.actsFor', { name: shortName(of.name) }),
    member.phone && t('members.byPhone', { phone: phoneMask.show(member.phone) }),
    member.signer &&
      member.signer !== 'self' &&
      t('members.signer', { signer: member.signer, relation: member.relation ?? '' }),
  ];
  return <p className="small muted">{parts.filter(Boolean).join(' · ')}</p>;
};

const tones: Partial<Record<MemberView['state'], 'good' | 'bad'>> = {
  ready: 'good',
  returned: 'bad',
  refused: 'bad',
};

const State = ({ member, view }: MemberProps) => {
  const t = useText();
  const locale = useLocale();
  const { state, marks, since, invitedUntil } = member;
  const when = (moment: string) => formatDayTime(moment, { now: view.now, locale });
  const done = doneMarks(marks);
  const tone = tones[state];
  return (
    <div className={styles.state}>
      <span className={styles.meter} role="img" aria-label={t('members.done', { done, count: marks.length })}>
        {marks.map(({ code }, index) => (
          <i key={code} className={index < done ? styles.on : undefined} />
        ))}
      </span>
      <span className="small muted">
        <b className={tone && styles[tone]}>{t('members.state', { state, mine: String(member.mine) })}</b>{' '}
        {state === 'invited' && invitedUntil
          ? t(invitedUntil > view.now ? 'members.invited.until' : 'members.invited.over', {
              when: when(invitedUntil),
            })
          : t('members.state.since', { when: when(since) })}
      </span>
    </div>
  );
};
