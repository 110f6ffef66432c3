import { queryFor } from '@novosel/client/query-for.ts';
import { getEstate } from '@novosel/contract/catalogue/endpoints.ts';
import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { path } from '@novosel/contract/paths.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { Link } from '@novosel/ui/link.tsx';
import { Money } from '@novosel/ui/money.tsx';
import { Pill } from '@novosel/ui/pill.tsx';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { EstatePlan } from '../../estate/estate-plan.tsx';
import { useEstateWords } from '../../estate/use-estate-words.ts';
import styles from './estate-tile.module.css';
import { FavouriteButton } from './favourite-button.tsx';
import { useNear } from './use-near.ts';

/** One estate of a list: plan, name, place, price. */
export const EstateTile = ({ estate }: { estate: Estate }) => {
  const t = useText();
  const words = useEstateWords();
  return (
    <li className={styles.tile}>
      <Thumbnail estate={estate} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link href={path('estate', { estate: estate.id })} className={styles.link}>
            {words.title(estate)}
          </Link>
        </h2>
        <p className={styles.price}>
          <Money sum={estate.prices.full} />
        </p>
        <p className="small muted">
          {t('catalogue.tile.where', {
            number: estate.number,
            complex: estate.complex.title,
            floor: words.floor(estate),
          })}
        </p>
        <p className="small muted">
          {t('catalogue.tile.more', {
            finishing: words.finishing(estate),
            keys: words.quarter(estate.handover, true),
          })}
        </p>
        {!estate.available && <Pill tone="warn">{t('catalogue.taken')}</Pill>}
      </div>
      <div className={styles.heart}>
        <FavouriteButton estate={estate} />
      </div>
    </li>
  );
};

/** The plan comes when the tile comes near the screen, and the estate's page opens at once afterwards. */
const Thumbnail = ({ estate }: { estate: Estate }) => {
  const [place, near] = useNear<HTMLDivElement>();
  const { data } = useQuery({ ...queryFor(getEstate, { params: { estate: estate.id } }), enabled: near });
  return (
    <div ref={place} className={styles.plan}>
      {data ? <EstatePlan card={data.data} variant="small" maxHeight={168} /> : <Skeleton height="140px" />}
    </div>
  );
};
