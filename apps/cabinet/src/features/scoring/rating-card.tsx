import { type Band, bandOf } from '@novosel/contract/scoring/bands.ts';
import type { Scoring } from '@novosel/contract/scoring/endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { RatingScale } from './rating-scale.tsx';
import styles from './scoring.module.css';

const tones: Readonly<Record<Band, PillTone>> = { low: 'bad', middle: 'warn', high: 'good', top: 'good' };

/** The rating, what it means, and how old it is. */
export const RatingCard = ({ rating, scoring: { ratedAt, now } }: { rating: number; scoring: Scoring }) => {
  const t = useText();
  const locale = useLocale();
  const band = bandOf(rating);
  return (
    <Card title={t('scoring.rating')} end={<Pill tone={tones[band]}>{t('scoring.band', { band })}</Pill>}>
      <p className={styles.rating}>{rating}</p>
      <RatingScale rating={rating} />
      <p className={styles.meaning}>{t('scoring.meaning', { band })}</p>
      {ratedAt && (
        <p className="small muted">
          {t('scoring.ratedAt', { when: formatDayTime(ratedAt, { now, locale }) })}
        </p>
      )}
    </Card>
  );
};
