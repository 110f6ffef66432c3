import type { SiteMap } from '@novosel/contract/catalogue/site-map.ts';
import { Link } from '../link.tsx';
import styles from './site-drawing.module.css';
import { SiteGround } from './site-ground.tsx';
import { useDrawingWidth } from './use-drawing-width.ts';

/** What stands on a place of the map, in the reader's language. */
export interface SiteHouseMark {
  building: number;
  /** «Корпус 2». */
  title: string;
  /** Under it: «163 в продаже». */
  note: string;
  /** The full name for a screen reader; says first what is seen. */
  name: string;
  href: string;
  /** `selling` can be chosen from, `sold` has nothing left, `planned` is not begun. */
  state: 'selling' | 'sold' | 'planned';
  /** Floors of each section by its number. */
  floors: ReadonlyMap<number, number>;
}

interface SiteDrawingProps {
  map: SiteMap;
  houses: readonly SiteHouseMark[];
  label: string;
  /** One letter for the north: «С» or “N”. */
  northMark: string;
  /** Names of the grounds by kind: «море», «парк». */
  groundNames: Readonly<Partial<Record<SiteMap['grounds'][number]['kind'], string>>>;
}

/** A phone shows the map at this width at least and scrolls it. */
const NARROWEST = 560;
/** The title stands so far above the house, the note a line under it. */
const NOTE_ABOVE = 26;
const NOTE_BELOW = 16;

/** The complex from above: grounds, houses by sections with their floors and doors; each house leads to its floors. */
export function SiteDrawing({ map, houses, label, northMark, groundNames }: SiteDrawingProps) {
  const [holder, place] = useDrawingWidth<HTMLDivElement>();
  const width = Math.max(place, NARROWEST);
  const scale = width / map.width;
  const height = Math.round(map.depth * scale);
  return (
    <div ref={holder} className={styles.root}>
      {place > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are links is a group, and no form
        <svg width={width} height={height} role="group" aria-label={label}>
          {map.grounds.map((ground) => (
            <SiteGround
              key={`${ground.kind} ${ground.outline[0]?.x} ${ground.outline[0]?.y}`}
              ground={ground}
              scale={scale}
              name={groundNames[ground.kind]}
            />
          ))}
          {map.houses.map(({ building, sections }) => {
            const mark = houses.find((house) => house.building === building);
            return mark && <House key={building} sections={sections} mark={mark} scale={scale} />;
          })}
          <North x={width - 26} mark={northMark} />
        </svg>
      )}
    </div>
  );
}

interface HouseProps {
  sections: SiteMap['houses'][number]['sections'];
  mark: SiteHouseMark;
  scale: number;
}

function House({ sections, mark, scale }: HouseProps) {
  const places = sections.map(({ place }) => place);
  const left = Math.min(...places.map(({ x }) => x));
  const right = Math.max(...places.map(({ x, width }) => x + width));
  const top = Math.min(...places.map(({ y }) => y));
  const words = { x: ((left + right) / 2) * scale, y: top * scale - NOTE_ABOVE };
  return (
    <>
      <Link href={mark.href} className={`${styles.house} ${styles[mark.state]}`} aria-label={mark.name}>
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
        <text className={styles.title} x={words.x} y={words.y}>
          {mark.title}
        </text>{' '}
        <text className={styles.note} x={words.x} y={words.y + NOTE_BELOW}>
          {mark.note}
        </text>
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
          <circle className={styles.entrance} cx={entrance.x * scale} cy={entrance.y * scale} r={4.5} />
        </g>
      ))}
    </>
  );
}

function North({ x, mark }: { x: number; mark: string }) {
  return (
    <g transform={`translate(${x} 30)`}>
      <circle className={styles.compass} r={17} />
      <path className={styles.arrow} d="M0 10V-9M-5 -3L0 -10L5 -3" />
      <text className={styles.north} x={-25} y={4.5}>
        {mark}
      </text>
    </g>
  );
}
