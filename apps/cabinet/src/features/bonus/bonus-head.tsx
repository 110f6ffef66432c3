import { DepthLines } from '@novosel/ui/drawings/depth-lines.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './bonus-head.module.css';
import { TakeCard } from './take-card.tsx';
import type { Loyalty } from './use-loyalty.ts';
import { useLoyaltyWords } from './use-loyalty-words.ts';
import { useTerm } from './use-term.ts';

/**
 * S2.7-50: the status with its benefits, the number of the card and its term; without a card the way to get
 * one.
 */
export const BonusHead = ({ loyalty }: { loyalty: Loyalty }) => {
  const t = useText();
  const { account, code, ladder } = loyalty;
  const words = useLoyaltyWords(ladder);
  const term = useTerm(account, ladder);
  const level = ladder.levels.find((one) => one.code === code);
  return (
    <header className={styles.root} data-level={code}>
      <DepthLines />
      <div>
        <p className={styles.quiet}>{t('loyalty.status')}</p>
        <h1 className="display">{level ? words.level(level.code) : t('loyalty.none')}</h1>
        <p className={styles.quiet}>
          {account?.isBlocked
            ? t('loyalty.blocked')
            : level
              ? t('loyalty.discount', { percent: words.percent(level.basisPoints) })
              : t('loyalty.none.note', { years: ladder.windowYears })}
        </p>
      </div>
      <div className={styles.card}>
        {level && <span className={styles.number}>{account?.cardNumber}</span>}
        {level && term && <span className={styles.quiet}>{term}</span>}
        {!level && !account?.isBlocked && <TakeCard />}
      </div>
    </header>
  );
};
