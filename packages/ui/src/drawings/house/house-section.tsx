import styles from './house-drawing.module.css';

interface HouseSectionProps {
  x: number;
  /** Y of the first storey's floor. */
  base: number;
  width: number;
  storey: number;
  floors: number;
  built: number;
  own: { floor: number; from?: number; to?: number } | undefined;
}

const PITCH = 19.5;

/** One section: a row of windows on each built floor, an empty frame for each planned one. */
export function HouseSection({ x, base, width, storey, floors, built, own }: HouseSectionProps) {
  const count = Math.max(3, Math.round(width / PITCH));
  const pitch = width / count;
  const lit = own === undefined ? [] : ownWindows(count, own);
  return Array.from({ length: floors }, (_, index) => {
    const floor = index + 1;
    const y = base - floor * storey;
    const mine = own?.floor === floor;
    const windows = floor <= built || mine ? Array.from({ length: count }, (_, at) => at) : [];
    return (
      <g key={floor}>
        <rect
          className={floor <= built ? styles.wall : styles.planned}
          x={x}
          y={y}
          width={width}
          height={storey}
        />
        {windows.map((at) => {
          const glows = mine && lit.includes(at);
          if (!glows && floor > built) return null;
          return (
            <rect
              key={at}
              className={glows ? styles.mine : styles.window}
              x={x + at * pitch + pitch * 0.22}
              y={y + storey * 0.24}
              width={pitch * 0.56}
              height={storey * 0.52}
            />
          );
        })}
      </g>
    );
  });
}

/** The windows between two shares of the width; at least the one in the middle between them. */
function ownWindows(count: number, { from = 0.25, to = 0.6 }: { from?: number; to?: number }): number[] {
  const between = Array.from({ length: count }, (_, at) => at).filter(
    (at) => at + 0.5 >= from * count && at + 0.5 <= to * count,
  );
  return between.length > 0 ? between : [Math.min(count - 1, Math.floor(((from + to) / 2) * count))];
}
