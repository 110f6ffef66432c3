import styles from './depth-lines.module.css';

const VIEW = { width: 895, height: 200 };
/** A shoal of an invented sea chart, in px: its middle, its rings and their shape. */
const SHOAL = { x: 698, y: 60, rings: 15, first: 30, step: 46, phase: 0.4 };

const lines = Array.from({ length: SHOAL.rings }, (_, ring) =>
  contour(SHOAL.x, SHOAL.y, SHOAL.first + ring * SHOAL.step, SHOAL.phase + ring * 0.12),
);

/** Decoration of the brand: depth lines of a sea chart behind a card. Uses the colour of the text. */
export function DepthLines() {
  return (
    <svg
      className={styles.depth}
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}

/** A closed line around a shoal, wider than high, with three waves. */
function contour(x: number, y: number, radius: number, phase: number): string {
  const points = Array.from({ length: 72 }, (_, index) => {
    const angle = (index * Math.PI) / 36;
    const swell =
      1 +
      0.13 * Math.sin(2 * angle + phase) +
      0.09 * Math.sin(3 * angle - phase * 1.7) +
      0.04 * Math.sin(5 * angle + phase * 3);
    return `${Math.round(x + radius * 1.15 * swell * Math.cos(angle))} ${Math.round(y + radius * 0.72 * swell * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}
