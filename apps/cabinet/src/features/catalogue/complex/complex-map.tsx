import type { SiteHouse } from '@novosel/contract/catalogue/drawn/site-endpoints.ts';
import type { SiteMap } from '@novosel/contract/catalogue/drawn/site-map.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Legend } from '@novosel/ui/blocks/legend.tsx';
import { SiteDrawing } from '@novosel/ui/drawings/site/site-drawing.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './complex-page.module.css';
import { houseState } from './house-state.ts';

interface ComplexMapProps {
  map: SiteMap;
  houses: readonly SiteHouse[];
}

const kinds = ['water', 'road', 'park', 'forest', 'yard', 'playground', 'school'] as const;

/** The map of the site with its legend. */
export const ComplexMap = ({ map, houses }: ComplexMapProps) => {
  const t = useText();
  const marks = houses.map((house) => {
    const title = t('catalogue.building', { number: house.number });
    const note = t('catalogue.site.sale', { count: house.available, booked: house.booked, sold: house.sold });
    return {
      building: house.id,
      title,
      note,
      name: t('catalogue.site.house', { title, note, state: houseState(house) }),
      href: path('estateBuilding', { building: house.id }),
      state:
        house.available === 0
          ? ('sold' as const)
          : house.builtFloors === 0
            ? ('planned' as const)
            : ('selling' as const),
      floors: new Map(house.sections.map(({ number, floors }) => [number, floors])),
    };
  });
  return (
    <>
      <SiteDrawing
        map={map}
        houses={marks}
        label={t('catalogue.site.label')}
        northMark={t('estate.north')}
        groundNames={Object.fromEntries(kinds.map((kind) => [kind, t('catalogue.site.ground', { kind })]))}
      />
      <Legend
        className={styles.legend}
        items={[
          { key: 'entrance', mark: <i className={styles.door} />, words: t('catalogue.site.entrance') },
          { key: 'floors', mark: <b>17</b>, words: t('catalogue.site.floors') },
          { key: 'planned', mark: <i className={styles.dashed} />, words: t('catalogue.site.planned') },
        ]}
      />
    </>
  );
};
