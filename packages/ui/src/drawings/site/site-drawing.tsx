import type { SiteMap } from '@novosel/contract/catalogue/drawn/site-map.ts';
import { Link } from '../../actions/link.tsx';
import { classNames } from '../../look/class-names.ts';
import { useDrawingWidth } from '../use-drawing-width.ts';
import styles from './site-drawing.module.css';
import { SiteGround } from './site-ground.tsx';
import { type Corner, freeCorner, type Written, written } from './site-words.ts';

/** A house on the map, in the reader's language. */
export interface SiteHouseMark {
  building: number;
  /** «Корпус 2». */
  title: string;
  /** Below the title: «163 в продаже». */
  note: string;
  /** The full name for a screen reader; begins with the visible text. */
  name: string;
  href: string;
  /** `selling` has estates for sale, `sold` has none left, `planned` is not begun. */
  state: 'selling' | 'sold' | 'planned';
  /** Floors of each section by its number. */
  floors: ReadonlyMap<number, number>;
}

interface SiteDrawingProps {
  map: SiteMap;
  houses: readonly SiteHouseMark[];
  label: string;
  /** The letter for north: «С» or “N”. */
  northMark: string;
  /** Names of grounds by kind: «море», «парк». */
  groundNames: Readonly<Partial<Record<SiteMap['grounds'][number]['kind'], string>>>;
}

/** Half the side of the compass' square, in px. */
const NORTH = 26;
/** In px: below this width the compass and the doors are smaller. */
const ROOMY = 480;
/** Radius of a door's mark, in px. */
const DOOR = 4.5;
/** In px: the least width of a narrow house's touch target, which includes its label. */
const TOUCH = 44;

/**
 * The complex from above: grounds, houses by sections with floors and doors; each house links to its floors.
 */
export function SiteDrawing({ map, houses, label, northMark, groundNames }: SiteDrawingProps) {
  const [holder, width] = useDrawingWidth<HTMLDivElement>();
  const scale = width / map.width;
  const height = Math.round(map.depth * scale);
  const size = width < ROOMY ? 0.7 : 1;
  const places = written(map, houses, scale);
  const taken = places.flatMap(({ walls, lines }) => [walls, lines]);
  const north = freeCorner({ width, height }, places, NORTH * size);
  return (
    <div ref={holder} className={styles.root}>
      {width > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are links is a group, and no form
        <svg width={width} height={height} role="group" aria-label={label}>
          {map.grounds.map((ground) => (
            <SiteGround
              key={`${ground.kind} ${ground.outline[0]?.x} ${ground.outline[0]?.y}`}
              ground={ground}
              scale={scale}
              name={groundNames[ground.kind]}
              taken={taken}
            />
          ))}
          {places.map((place) => (
            <House key={place.mark.building} place={place} scale={scale} size={size} />
          ))}
          <North {...north} size={size} mark={northMark} />
        </svg>
      )}
    </div>
  );
}

interface HouseProps {
  place: Written<SiteHouseMark>;
  scale: number;
  /** Size relative to the marks of a wide drawing. */
  size: number;
}

function House({ place: { mark, sections, walls, words, lines }, scale, size }: HouseProps) {
  const wide = Math.max(walls.right - walls.left, TOUCH);
  return (
    <>
      <Link href={mark.href} className={classNames(styles.house, styles[mark.state])} aria-label={mark.name}>
        <rect
          className={styles.touch}
          x={(walls.left + walls.right - wide) / 2}
          y={lines.top}
          width={wide}
          height={walls.bottom - lines.top}
        />
        {sections.map(({ number, place }) => (
          <rect
            key={number}
            className={styles.section}
            x={place.x * scale}
            y={place.y * scale}
            width={place.width * scale}
            height={place.height * scale}
          />
        ))}
        <text className={styles.title} x={words.x} y={words.title}>
          {mark.title}
        </text>{' '}
        {words.note !== undefined && (
          <text className={styles.note} x={words.x} y={words.note}>
            {mark.note}
          </text>
        )}
      </Link>
      {sections.map(({ number, place, entrance }) => (
        <g key={number} className={styles.above}>
          <text
            className={styles.floors}
            x={(place.x + place.width / 2) * scale}
            y={(place.y + place.height / 2) * scale + 4.5}
          >
            {mark.floors.get(number)}
          </text>
          <circle
            className={styles.entrance}
            cx={entrance.x * scale}
            cy={entrance.y * scale}
            r={DOOR * size}
          />
        </g>
      ))}
    </>
  );
}

interface NorthProps extends Corner {
  size: number;
  mark: string;
}

function North({ x, y, letter, size, mark }: NorthProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`scale(${size})`}>
        <circle className={styles.compass} r={17} />
        <path className={styles.arrow} d="M0 10V-9M-5 -3L0 -10L5 -3" />
      </g>
      <text className={styles.north} x={letter * (17 * size + 8)} y={4.5}>
        {mark}
      </text>
    </g>
  );
}
