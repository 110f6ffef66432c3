import { bandEnds, bands, ratingScale } from '@novosel/contract/scoring/bands.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { CSSProperties } from 'react';
import styles from './scoring.module.css';

/**
 * The position of a rating on the scale; each band is as wide as its range. The text beside it says the same.
 */
export const RatingScale = ({ rating }: { rating: number }) => {
  const t = useText();
  const place = { '--place': `${((rating - ratingScale.least) / (ratingScale.most - 1)) * 100}%` };
  return (
    <div className={styles.scale} role="img" aria-label={t('scoring.scale', { rating })}>
      {bands.map((band) => (
        <span
          key={band}
          className={styles.part}
          style={{ flexGrow: bandEnds[band][1] - bandEnds[band][0] + 1 }}
        >
          <span className={styles.tick}>{bandEnds[band][0]}</span>
        </span>
      ))}
      <span className={styles.mark} style={place as CSSProperties} />
      <span className={styles.most}>{ratingScale.most}</span>
    </div>
  );
};
