import { textWidth } from '../text-width.ts';
import { useDrawingWidth } from '../use-drawing-width.ts';
import styles from './house-drawing.module.css';
import { HouseGround } from './house-ground.tsx';
import { HouseSection } from './house-section.tsx';
import { FOOT, houseSize } from './house-size.ts';

interface HouseDrawingProps {
  /** Sections in a row from the west end. */
  sections: readonly { number: number; floors: number }[];
  /** The number of built floors; fewer than planned ones draw a crane. */
  builtFloors: number;
  label: string;
  /** The reader's floor; `from` and `to` are shares of the section's width. */
  own?: { section: number; floor: number; from?: number; to?: number; text: string } | undefined;
}

const GAP = 4;
/** Width factor of the pointer's bold text, with its line and margin. */
const BOLD = 1.15;
const POINTER = 26;
/** Width of the crane at the right of the house, in px. */
const CRANE = 64;
/** In px: a label lower than this would overlap the trees. */
const TREE = 84;
/** Height of the water below the ground, in px. */
const GROUND = 38;

/** The house today: built and planned floors, the reader's floor, a crane while it is under construction. */
export function HouseDrawing({ sections, builtFloors, label, own }: HouseDrawingProps) {
  const [holder, width] = useDrawingWidth<HTMLDivElement>();
  const tallest = Math.max(...sections.map((section) => section.floors));
  const { building, height, storey } = houseSize(tallest, builtFloors, width);
  const ground = height - GROUND;
  const edge =
    own === undefined ? width * 0.12 : Math.max(textWidth(own.text, 14) * BOLD + POINTER, width * 0.14);
  const room = width - Math.max(width * 0.2, building ? CRANE : 0) - edge;
  const gaps = GAP * (sections.length - 1);
  const sectionWidth = Math.max(1, Math.min(160, (room - gaps) / Math.max(1, sections.length)));
  const left = edge + (room - gaps - sectionWidth * sections.length) / 2;
  const placed = sections.map((section, index) => ({ ...section, x: left + index * (sectionWidth + GAP) }));
  const home = own && placed.find((section) => section.number === own.section);
  const base = height - FOOT;
  const end = left + sections.length * (sectionWidth + GAP) - GAP;
  return (
    <div ref={holder} className={styles.house}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={label}>
          {building && (
            <Crane x={end + 12} top={base - tallest * storey - 28} ground={ground} reach={sectionWidth} />
          )}
          {placed.map((section) => (
            <HouseSection
              key={section.number}
              x={section.x}
              base={base}
              width={sectionWidth}
              storey={storey}
              floors={section.floors}
              built={Math.min(section.floors, builtFloors)}
              own={section === home ? own : undefined}
            />
          ))}
          <path className={styles.wall} d={`M${left} ${base}H${end}V${ground}H${left}z`} />
          <HouseGround
            width={width}
            ground={ground}
            left={left}
            right={building ? end + 30 : end}
            bareLeft={own !== undefined && own.floor * storey < TREE}
          />
          {own && home && (
            <Pointer
              text={own.text}
              floor={own.floor}
              from={left - 12}
              to={home.x + sectionWidth * (own.from ?? 0.25)}
              y={base - (own.floor - 0.5) * storey}
            />
          )}
        </svg>
      )}
    </div>
  );
}

function Pointer({
  text,
  floor,
  from,
  to,
  y,
}: {
  text: string;
  floor: number;
  from: number;
  to: number;
  y: number;
}) {
  const line = `M${to} ${y}H${from}m-6 6l12 -12`;
  return (
    <>
      <path className={styles.pointerHalo} d={line} />
      <path className={styles.pointer} d={line} />
      <text className={styles.own} x={from - 10} y={y - 3}>
        {text}
      </text>
      <text className={styles.ownFloor} x={from - 10} y={y + 17}>
        {floor}
      </text>
    </>
  );
}

interface CraneProps {
  x: number;
  top: number;
  ground: number;
  reach: number;
}

function Crane({ x, top, ground, reach }: CraneProps) {
  const jib = top + 12;
  const boom = Math.min(60, reach * 0.9);
  const braces = Array.from(
    { length: Math.floor((ground - jib) / 20) },
    (_, i) => `M${x} ${ground - i * 20}l6 -20`,
  );
  return (
    <path
      className={styles.crane}
      d={`M${x} ${ground}V${top}M${x + 6} ${ground}V${top}M${x} ${top}h6M${x - boom} ${jib}H${x + 6 + boom * 0.7}M${x} ${top}L${x - boom} ${jib}M${x + 6} ${top}L${x + 6 + boom * 0.7} ${jib}M${x - boom * 0.5} ${jib}v22m-5 0h10${braces.join('')}`}
    />
  );
}
