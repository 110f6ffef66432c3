import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useDealWords } from '../../../shared/deal/use-deal-words.ts';
import { ActionBar } from '../../../shared/estate/action-bar.tsx';
import styles from './signing.module.css';
import type { SigningProps } from './signing-props.ts';

/** The paper is in the reader's app, or on its way there: where to confirm, until when, what if not. */
export const AskedCard = ({ view: { mine, now } }: SigningProps) => {
  const t = useText();
  const words = useDealWords();
  const request = mine?.request;
  if (!request) return null;
  const { state } = request;
  const until = words.dayTime(request.until, now);
  const link = (href: string, wide: boolean) => (
    <ButtonLink wide={wide} external href={href}>
      {t('signing.app')}
    </ButtonLink>
  );
  return (
    <Card
      title={t('signing.asked')}
      end={<Pill tone={state === 'unclear' ? 'warn' : 'info'}>{t('signing.asked.pill', { state })}</Pill>}
    >
      <div className="stack">
        <p>{t('signing.asked.state', { state })}</p>
        <p>{t('signing.asked.until', { until, date: words.dayTime(request.askedAt, now) })}</p>
        {mine.appUrl && (
          <>
            <div className="desk">{link(mine.appUrl, false)}</div>
            <ActionBar left={t('signing.asked')} right={t('deals.until', { date: until })}>
              {link(mine.appUrl, true)}
            </ActionBar>
          </>
        )}
        <details>
          <summary className={styles.lost}>{t('signing.asked.lost')}</summary>
          <ul className={`small muted ${styles.ways}`}>
            {(['phone', 'version', 'wait', 'paper'] as const).map((way) => (
              <li key={way}>{t('signing.asked.way', { way, until })}</li>
            ))}
          </ul>
        </details>
      </div>
    </Card>
  );
};
