import type { MarkState } from '@novosel/contract/members/marks.ts';
import type { MemberView } from '@novosel/contract/members/schema.ts';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Inbox from 'lucide-react/icons/inbox';
import Undo from 'lucide-react/icons/undo-2';
import styles from './members.module.css';

const looks: Readonly<Record<MarkState, { readonly icon: LucideIcon; readonly look: string | undefined }>> = {
  waits: { icon: Clock, look: undefined },
  missing: { icon: Clock, look: undefined },
  sent: { icon: Inbox, look: styles.sent },
  returned: { icon: Undo, look: styles.returned },
  done: { icon: Check, look: styles.done },
};

/** The parts of a member's readiness, each with its state. */
export const MemberMarks = ({ member: { kind, marks } }: { member: MemberView }) => {
  const t = useText();
  return (
    <ul className={styles.marks}>
      {marks.map(({ code, state }) => (
        <li key={code} className={looks[state].look}>
          <Icon of={looks[state].icon} size="s" />
          <span>
            {t('deal.members.mark', { code: code.replace('-', '_'), kind })}:{' '}
            <b>{t('deal.members.mark.state', { state })}</b>
          </span>
        </li>
      ))}
    </ul>
  );
};
