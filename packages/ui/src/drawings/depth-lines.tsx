import styles from './depth-lines.module.css';

const VIEW = { width: 895, height: 200 };
/** Shoals of an invented sea chart: where they lie and how they swell. */
const shoals = [
  { x: 698, y: 60, rings: 8, first: 30, step: 44, phase: 0.4 },
  { x: 210, y: 186, rings: 5, first: 26, step: 38, phase: 2.1 },
];

const lines = shoals.flatMap(({ x, y, rings, first, step, phase }) =>
  Array.from({ length: rings }, (_, ring) => contour(x, y, first + ring * step, phase + ring * 0.12)),
);

/** The art of the brand: depth lines of a chart behind a card. Takes the colour of the text, covers its card. */
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

/** A closed line round a shoal, wider than high, swelling by three waves. */
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
