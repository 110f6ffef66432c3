import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import styles from './board.module.css';
import type { ShownEstate } from './board-model.ts';

interface BoardCellProps {
  estate: ShownEstate;
  /** Whether this is the board's only cell in the Tab order. */
  current: boolean;
  /** Whether the estate does not match the chosen rooms. */
  pale: boolean;
  onLook: (estate: ShownEstate) => void;
}

/** One estate of the board: its kind and, when it is for sale, its price in millions of rubles. */
export const BoardCell = ({ estate, current, pale, onLook }: BoardCellProps) => {
  const t = useText();
  const words = useEstateWords();
  const { id, number, rooms, state, kopecks } = estate;
  const mark = rooms === null ? number : t('estate.rooms.short', { rooms: Math.min(rooms, 4) });
  const price = kopecks === null ? '' : words.millions(kopecks);
  return (
    <Link
      href={path('estate', { estate: id })}
      className={classNames(styles.cell, styles[state], pale && styles.pale)}
      tabIndex={current ? 0 : -1}
      data-estate={id}
      data-current={current || undefined}
      aria-label={t('catalogue.board.cell', {
        mark: kopecks === null ? mark : `${mark} ${words.millionsBare(kopecks)}`,
        number,
        state,
        area: words.area(estate.area),
        price,
      })}
      onFocus={() => onLook(estate)}
      onMouseEnter={() => onLook(estate)}
    >
      <b>{mark}</b> {kopecks !== null && <span>{words.millionsBare(kopecks)}</span>}
    </Link>
  );
};
