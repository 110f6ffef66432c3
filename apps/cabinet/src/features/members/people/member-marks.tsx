import type { MarkState } from '@novosel/contract/members/marks.ts';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { LucideIcon } from 'lucide-react';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Search from 'lucide-react/icons/search';
import type { MemberProps } from '../open-props.ts';
import styles from './person.module.css';

const icons: Record<MarkState, LucideIcon> = {
  waits: Clock,
  missing: ArrowUp,
  sent: Search,
  returned: RotateCcw,
  done: Check,
};

/** What makes up the readiness of a member: an icon, the thing, its state in a word. */
export const MemberMarks = ({ member }: MemberProps) => {
  const t = useText();
  const { kind, mine } = member;
  return (
    <ul className={classNames(styles.marks, member.state === 'ready' && styles.whole)}>
      {member.marks.map(({ code, state }) => {
        const shown = state === 'missing' && !mine ? 'waits' : state;
        return (
          <li key={code} className={styles[shown]}>
            <span className={styles.mark}>
              <Icon of={icons[shown]} size="s" />
            </span>
            <span className={styles.words}>
              <b>{t('members.mark', { code: code.replace('-', '_'), kind })}</b>
              <span>{t('members.mark.state', { state, mine: String(mine) })}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
};
