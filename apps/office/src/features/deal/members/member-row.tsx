import { parentRelations, participantRoles } from '@novosel/contract/deals/members.ts';
import { fractionMask } from '@novosel/contract/fields/masks.ts';
import type { MemberView } from '@novosel/contract/members/schema.ts';
import type { MemberState } from '@novosel/contract/members/states.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { DeskMembersView } from './desk-members-view.ts';
import { MemberMarks } from './member-marks.tsx';
import { MemberNotes } from './member-notes.tsx';
import styles from './members.module.css';

const tones: Readonly<Record<MemberState, PillTone>> = {
  invited: 'neutral',
  joined: 'neutral',
  filling: 'neutral',
  sent: 'us',
  checking: 'us',
  returned: 'bad',
  ready: 'good',
  refused: 'bad',
};

/** Whether the member's papers wait for the desk. */
export const isWaiting = ({ state }: Pick<MemberView, 'state'>): boolean =>
  state === 'sent' || state === 'checking';

/** Whether a member has sent papers that staff may open. */
const hasSent = (member: MemberView): boolean =>
  isWaiting(member) || member.state === 'returned' || member.state === 'ready';

interface MemberRowProps {
  member: MemberView;
  view: DeskMembersView;
  /** Opens the papers; undefined for roles that may not. */
  onOpen: (() => void) | undefined;
}

/** A member of the deal: who he is, his progress, what is missing. */
export const MemberRow = ({ member, view, onOpen }: MemberRowProps) => {
  const t = useText();
  const { name, state } = member;
  return (
    <li className={styles.member}>
      <p className={styles.head}>
        <b className={styles.name}>{name}</b>
        <Pill tone={tones[state]}>{t('deal.members.state', { state })}</Pill>
        <Since member={member} now={view.now} />
      </p>
      <Facts member={member} view={view} />
      <MemberMarks member={member} />
      <MemberNotes member={member} now={view.now} />
      {onOpen && hasSent(member) && (
        <div>
          <Button
            small
            variant={isWaiting(member) ? 'primary' : 'secondary'}
            aria-label={t('deal.members.open.of', { name })}
            onClick={onOpen}
          >
            {t('deal.members.open')}
          </Button>
        </div>
      )}
    </li>
  );
};

/** Since when he is in his state, or until when he may accept the invitation. */
const Since = ({ member: { state, since, invitedUntil }, now }: { member: MemberView; now: string }) => {
  const t = useText();
  const locale = useLocale();
  const when = (moment: string) => formatDayTime(moment, { now, locale });
  return (
    <span className="small muted">
      {state === 'invited' && invitedUntil
        ? t(invitedUntil > now ? 'deal.members.until' : 'deal.members.over', { when: when(invitedUntil) })
        : when(since)}
    </span>
  );
};

/** «дольщик · документы вписывает мать · подписывает мать · доля 1/8». */
const Facts = ({ member, view }: Pick<MemberRowProps, 'member' | 'view'>) => {
  const t = useText();
  const locale = useLocale();
  const { role, relation, actsFor, signer } = member;
  const parent = relation ? parentRelations[relation][locale] : '';
  const parts = [
    participantRoles[role][locale].toLowerCase(),
    t('deal.members.fills', { kind: member.kind, parent }),
    actsFor && t('deal.members.actsFor', { name: view.members.find(({ id }) => id === actsFor)?.name ?? '' }),
    signer && t('deal.members.signer', { signer, parent }),
    useShare(member, view),
  ];
  return <p className="small muted">{parts.filter(Boolean).join(' · ')}</p>;
};

/** «доля 7/8, вместе: Илья»; undefined for a kind of ownership without shares. */
function useShare({ id }: MemberView, { ownership, groups, members }: DeskMembersView): string | undefined {
  const t = useText();
  const group = ownership === 'shared' ? groups.find(({ holders }) => holders.includes(id)) : undefined;
  if (!group) return undefined;
  const others = members.filter((one) => one.id !== id && group.holders.includes(one.id));
  return t('deal.members.share', {
    share: fractionMask.show(group.share),
    joint: others.length,
    names: others.map(({ name }) => name).join(', '),
  });
}
