import { cardCodes, type Level } from '@novosel/contract/loyalty/ladder.ts';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import styles from './bonus.module.css';
import type { Loyalty } from './use-loyalty.ts';
import { useLoyaltyWords } from './use-loyalty-words.ts';

const rank = (code: Loyalty['code']) => cardCodes.indexOf(code);

/**
 * Privileges by level: the person's own have a check mark, later ones name the level that gives them (S6-08).
 */
export const Privileges = ({ loyalty }: { loyalty: Loyalty }) => (
  <div className={styles.levels}>
    {loyalty.ladder.levels.map((level) => (
      <LevelPrivileges key={level.code} level={level} loyalty={loyalty} />
    ))}
  </div>
);

interface PrivilegeListProps {
  readonly items: readonly { readonly key: string; readonly title: string; readonly note: string }[];
  readonly icon: LucideIcon;
}

/** Privileges of a level as a list. */
export const PrivilegeList = ({ items, icon }: PrivilegeListProps) => (
  <ul className={styles.privileges}>
    {items.map(({ key, title, note }) => (
      <li key={key}>
        <Icon of={icon} size="s" />
        <span>
          <b>{title}</b>
          <small>{note}</small>
        </span>
      </li>
    ))}
  </ul>
);

const LevelPrivileges = ({ level, loyalty }: { level: Level; loyalty: Loyalty }) => {
  const t = useText();
  const words = useLoyaltyWords(loyalty.ladder);
  const title = `loyalty-level-${level.code}`;
  const reached = !loyalty.account?.isBlocked && rank(loyalty.code) >= rank(level.code);
  // A higher discount replaces the lower one; other privileges of the lower level stay.
  const shown = words
    .privileges(level)
    .filter(({ key }) => key !== 'discount' || !reached || loyalty.code === level.code);
  return (
    <section aria-labelledby={title} data-reached={reached || undefined}>
      <h3 className="title-xs" id={title}>
        {words.level(level.code)}
        {loyalty.code === level.code && <span className="small muted"> · {t('loyalty.yours')}</span>}
      </h3>
      <p className="small muted">{words.threshold(level)}</p>
      <PrivilegeList items={shown} icon={reached ? Check : Lock} />
    </section>
  );
};
