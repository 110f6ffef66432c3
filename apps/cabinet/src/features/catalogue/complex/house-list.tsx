import type { SiteHouse } from '@novosel/contract/catalogue/drawn/site-endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { CoverLink } from '@novosel/ui/actions/cover-link.tsx';
import { HouseDrawing } from '@novosel/ui/drawings/house/house-drawing.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import styles from './complex-page.module.css';
import { houseState } from './house-state.ts';

const tones = { planned: 'neutral', growing: 'info', built: 'good' } as const;

/** The houses of a complex with their present stage; each links to its floors. */
export const HouseList = ({ houses }: { houses: readonly SiteHouse[] }) => {
  const t = useText();
  const words = useEstateWords();
  return (
    <ul className={styles.houses} aria-label={t('catalogue.site.houses')}>
      {houses.map((house) => {
        const state = houseState(house);
        const most = Math.max(...house.sections.map(({ floors }) => floors));
        const built = t('catalogue.site.built', { state, built: house.builtFloors, floors: most });
        return (
          <li key={house.id} className={styles.house}>
            <HouseDrawing
              sections={house.sections}
              builtFloors={house.builtFloors}
              label={`${t('catalogue.building', { number: house.number })}. ${built}`}
            />
            <div className={styles.row}>
              <h2 className="title-s">
                <CoverLink href={path('estateBuilding', { building: house.id })}>
                  {t('catalogue.building', { number: house.number })}
                </CoverLink>
              </h2>
              <Pill tone={tones[state]}>{built}</Pill>
            </div>
            <p className="small muted">{house.address}</p>
            <p className="small muted">{t('catalogue.keys', { quarter: words.quarter(house.handover) })}</p>
            <p>
              {t('catalogue.site.offer', {
                count: house.available,
                booked: house.booked,
                sold: house.sold,
                from: house.fromKopecks === null ? 'none' : words.millions(house.fromKopecks),
              })}
            </p>
            <Kept house={house} />
          </li>
        );
      })}
    </ul>
  );
};

/** How many estates of the house others have booked and bought. */
const Kept = ({ house: { booked, sold } }: { house: SiteHouse }) => {
  const t = useText();
  if (booked + sold === 0) return null;
  const which = booked === 0 ? 'sold' : sold === 0 ? 'booked' : 'both';
  return <p className="small muted">{t('catalogue.site.kept', { which, booked, sold })}</p>;
};
