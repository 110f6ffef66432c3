import { Dim } from '@novosel/ui/text/dim.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './bonus.module.css';
import type { Loyalty } from './use-loyalty.ts';
import { useLoyaltyWords } from './use-loyalty-words.ts';

/** How much counts already and how much is missing for the next level, by sum and by number of deals. */
export const Goals = ({ loyalty: { ladder, counted, next } }: { loyalty: Loyalty }) => {
  const t = useText();
  const words = useLoyaltyWords(ladder);
  if (!next) return <p className={`muted ${styles.top}`}>{t('loyalty.top')}</p>;
  const { level } = next;
  return (
    <div className={styles.goals}>
      <div>
        <Dim
          value={counted.kopecks / level.kopecks}
          from={<b className="num">{words.money(counted.kopecks)}</b>}
          to={t('loyalty.of', { goal: words.money(level.kopecks) })}
        />
        <p className="small muted">{t('loyalty.missing.sum', { sum: words.money(next.kopecks) })}</p>
      </div>
      <div>
        <Dim
          value={counted.deals / level.deals}
          from={<b>{t('loyalty.deals', { count: counted.deals })}</b>}
          to={t('loyalty.of', { goal: level.deals })}
        />
        <p className="small muted">{t('loyalty.missing.deals', { count: next.deals })}</p>
      </div>
    </div>
  );
};
