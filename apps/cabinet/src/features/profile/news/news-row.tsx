import type { Subscriptions } from '@novosel/contract/notifications/subscriptions-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { AgreeToOffers } from './agree-to-offers.tsx';
import styles from './news.module.css';
import { NewsWay } from './news-way.tsx';

type Item = Subscriptions['items'][number];

/** One kind of news, with a switch for each channel. */
export const NewsRow = ({ kind, ways, closed }: Item & { closed: boolean }) => {
  const t = useText();
  return (
    <li className={styles.row}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t(`news.${kind}`)}</legend>
        <p className="small muted">{t(`news.${kind}.what`)}</p>
        {closed ? (
          <AgreeToOffers />
        ) : (
          <div className={styles.ways}>
            {ways.map((way) => (
              <NewsWay key={way.channel} kind={kind} way={way} />
            ))}
          </div>
        )}
      </fieldset>
    </li>
  );
};
