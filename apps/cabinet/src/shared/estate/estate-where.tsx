import type { FloorLayout } from '@novosel/contract/catalogue/drawn/floor-layout.ts';
import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import { FloorDrawing } from '@novosel/ui/drawings/house/floor-drawing.tsx';
import type { FloorEstate } from '@novosel/ui/drawings/house/floor-estate.ts';
import { HouseDrawing } from '@novosel/ui/drawings/house/house-drawing.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './estate-where.module.css';
import { useBooked } from './use-booked.ts';
import { useEstateWords } from './use-estate-words.ts';

interface EstateWhereProps {
  card: EstateCard;
  /** Called with the neighbour that was pressed on the map of the floor. */
  onSelect?: (estate: number) => void;
}

/** The position of the estate on its floor and in the house. */
export const EstateWhere = ({ card, onSelect }: EstateWhereProps) => {
  const { estate } = card;
  return (
    <div className={styles.where}>
      {card.floorLayout && <Floor card={card} {...(onSelect && { onSelect })} />}
      {estate.floor > 0 && <House card={card} />}
    </div>
  );
};

const Floor = ({ card, onSelect }: EstateWhereProps) => {
  const t = useText();
  const words = useEstateWords();
  const { estate, neighbours } = card;
  const booked = useBooked(neighbours);
  // The server validated the answer by floorLayoutSchema before sending it.
  const layout = card.floorLayout as unknown as FloorLayout;
  const labelOf = (rooms: number | null, number: string) =>
    rooms === null ? number : t('estate.rooms.short', { rooms });
  const estates: FloorEstate[] = neighbours.map(({ id, number, slot, rooms, available }) => {
    const own = id === estate.id;
    const mark = own ? t('estate.number', { number }) : labelOf(rooms, number);
    const note = own ? words.area(estate.areas.all) : undefined;
    const state = own ? 'own' : available ? 'free' : 'taken';
    // The accessible name begins with the visible text (WCAG 2.5.3).
    const said = state === 'taken' && booked.includes(id) ? 'mine' : state;
    const name = t('estate.neighbour', { seen: note ? `${mark} ${note}` : mark, number, state: said });
    return { slot, mark, state, name, ...(note && { note }) };
  });
  const { top, bottom } = layout.views;
  const select = (slot: number) => {
    const found = neighbours.find((one) => one.slot === slot);
    if (found && found.id !== estate.id) onSelect?.(found.id);
  };
  return (
    <FloorDrawing
      layout={layout}
      estates={estates}
      label={t('estate.floor.label', { estate: words.name(estate), floor: words.floor(estate) })}
      northMark={t('estate.north')}
      viewNames={{ ...(top && { top: words.view(top) }), ...(bottom && { bottom: words.view(bottom) }) }}
      {...(onSelect && { onSelect: select })}
    />
  );
};

const House = ({ card: { estate, sections } }: EstateWhereProps) => {
  const t = useText();
  const { building, floor, floors, section } = estate;
  return (
    <HouseDrawing
      sections={sections}
      builtFloors={building.builtFloors}
      label={t('estate.house.label', { floor, floors, built: Math.min(building.builtFloors, floors) })}
      own={{ section, floor, text: t('estate.house.own') }}
    />
  );
};
