import type { FloorLayout } from '@novosel/contract/catalogue/drawn/floor-layout.ts';
import { useDrawingWidth } from '../use-drawing-width.ts';
import styles from './floor-drawing.module.css';
import type { FloorEstate } from './floor-estate.ts';
import { FloorSlotCell } from './floor-slot-cell.tsx';

interface FloorDrawingProps {
  layout: FloorLayout;
  estates: readonly FloorEstate[];
  label: string;
  /** The letter for north: «С» or “N”. */
  northMark: string;
  /** What can be seen from the top and the bottom row: «двор», «улица». */
  viewNames?: { top?: string | undefined; bottom?: string | undefined } | undefined;
  /** Makes estates for sale buttons. */
  onSelect?: ((slot: number) => void) | undefined;
}

const RIM = 22;

/** The map of a floor: flats, corridor, lifts and stairs, compass directions. */
export function FloorDrawing({
  layout,
  estates,
  label,
  northMark,
  viewNames = {},
  onSelect,
}: FloorDrawingProps) {
  const [holder, width] = useDrawingWidth<HTMLDivElement>();
  const scale = Math.max(0.001, (width - 4) / layout.width);
  const height = Math.ceil(layout.depth * scale);
  const below = viewNames.bottom ? RIM : 4;
  return (
    <div ref={holder} className={styles.floor}>
      {width > 0 && (
        <svg width={width} height={height + RIM + below} role={onSelect ? 'group' : 'img'} aria-label={label}>
          <g transform={`translate(2 ${RIM})`}>
            <g transform={`scale(${scale})`}>
              <Common layout={layout} />
            </g>
            {layout.slots.map((slot) => (
              <FloorSlotCell
                key={slot.slot}
                slot={slot}
                scale={scale}
                estate={estates.find((estate) => estate.slot === slot.slot)}
                onSelect={onSelect}
              />
            ))}
          </g>
          {viewNames.top && (
            <text className={styles.side} x={width / 2} y={RIM - 8}>
              {viewNames.top}
            </text>
          )}
          {viewNames.bottom && (
            <text className={styles.side} x={width / 2} y={RIM + height + 16}>
              {viewNames.bottom}
            </text>
          )}
          <Compass x={width - 12} layout={layout} mark={northMark} />
        </svg>
      )}
    </div>
  );
}

/** The common parts of the floor, in centimetres. */
function Common({ layout }: { layout: FloorLayout }) {
  return (
    <>
      {layout.corridor.map((part) => (
        <rect key={part.x} className={styles.common} {...part} />
      ))}
      {layout.lifts.map(({ x, y, width, height }) => (
        <g key={x}>
          <rect className={styles.shaft} x={x} y={y} width={width} height={height} />
          <path
            className={styles.thin}
            d={`M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`}
          />
        </g>
      ))}
      {layout.stairs.map(({ x, y, width, height }) => {
        const steps = Math.max(4, Math.round(width / 60));
        const lines = Array.from(
          { length: steps - 1 },
          (_, i) => `M${x + ((i + 1) * width) / steps} ${y}v${height}`,
        );
        return (
          <g key={x}>
            <rect className={styles.common} x={x} y={y} width={width} height={height} />
            <path className={styles.thin} d={lines.join('')} />
          </g>
        );
      })}
    </>
  );
}

const quarters = { north: 0, east: -90, south: 180, west: 90 } as const;

/** An arrow to the north with its upright letter. */
function Compass({ x, layout, mark }: { x: number; layout: FloorLayout; mark: string }) {
  return (
    <g transform={`translate(${x} 9)`}>
      <path
        className={styles.arrow}
        transform={`rotate(${quarters[layout.orientation]})`}
        d="M0 7V-6M-4 -2L0 -7L4 -2"
      />
      <text className={styles.side} x={-15} y={4.5}>
        {mark}
      </text>
    </g>
  );
}
