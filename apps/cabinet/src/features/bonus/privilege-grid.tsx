import { cardCodes } from '@novosel/contract/loyalty/ladder.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { LucideIcon } from 'lucide-react';
import Gift from 'lucide-react/icons/gift';
import Handshake from 'lucide-react/icons/handshake';
import KeyRound from 'lucide-react/icons/key-round';
import Percent from 'lucide-react/icons/percent';
import Sofa from 'lucide-react/icons/sofa';
import SquareParking from 'lucide-react/icons/square-parking';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import styles from './privilege-grid.module.css';
import type { Loyalty } from './use-loyalty.ts';
import { useLoyaltyWords } from './use-loyalty-words.ts';

/** Icons by the names that the brand's schema allows. */
const pictures = lookup<LucideIcon>({
  discount: Percent,
  manager: UserRoundCheck,
  parking: SquareParking,
  keys: KeyRound,
  terms: Handshake,
  furniture: Sofa,
});

const rank = (code: Loyalty['code']) => cardCodes.indexOf(code);

/**
 * The privileges of the person's card; after them, muted, those that higher levels add. Discounts of higher
 * levels are on the stairs.
 */
export const PrivilegeGrid = ({ loyalty: { account, code, ladder } }: { loyalty: Loyalty }) => {
  const t = useText();
  const words = useLoyaltyWords(ladder);
  const own = code === 'no_card' ? ladder.levels[0]?.code : code;
  const shown = ladder.levels.flatMap((level) => {
    const ahead = account?.isBlocked || rank(level.code) > rank(code);
    return words
      .privileges(level)
      .filter(({ key }) => key !== 'discount' || level.code === own)
      .map(({ key, icon, title, note }) => ({
        key,
        icon,
        title,
        note: ahead ? t('loyalty.from', { level: words.level(level.code) }) : note,
        ahead,
      }));
  });
  const first = shown.filter(({ key }) => key === 'discount');
  return (
    <ul className={styles.root}>
      {[...first, ...shown.filter((one) => !first.includes(one))].map(({ key, icon, title, note, ahead }) => (
        <li key={key} className={ahead ? styles.ahead : undefined}>
          <Icon of={pictures.get(icon) ?? Gift} size="l" />
          <b>{title}</b>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
};
