import styles from './house-drawing.module.css';

interface HouseGroundProps {
  width: number;
  ground: number;
  /** The ends of the buildings on the ground. */
  left: number;
  right: number;
  /** Draws no trees on the left, where a label is. */
  bareLeft: boolean;
}

/** The ground, the water in front of it, and trees where the house leaves room. */
export function HouseGround({ width, ground, left, right, bareLeft }: HouseGroundProps) {
  const waves = Math.ceil(width / 44);
  const wave = (y: number) => `M0 ${y}q11 -7 22 0t22 0${'t22 0t22 0'.repeat(waves - 1)}`;
  const trees = [
    { x: left * 0.28, size: 27 },
    { x: left * 0.28 + 20, size: 19 },
    { x: right + 18, size: 23 },
    { x: right + 40, size: 30 },
  ].filter(
    ({ x, size }) =>
      x - size / 2 > 0 &&
      x + size / 2 < width &&
      ((x + size / 2 < left && !bareLeft) || x - size / 2 > right),
  );
  return (
    <>
      {trees.map(({ x, size }) => (
        <g key={x} className={styles.tree}>
          <path d={`M${x} ${ground}v${-size * 0.9}`} />
          <ellipse cx={x} cy={ground - size * 1.36} rx={size * 0.52} ry={size * 0.72} />
        </g>
      ))}
      <path className={styles.ground} d={`M0 ${ground}H${width}`} />
      <svg aria-hidden="true" width={width} height={ground + 38}>
        <path className={styles.water} d={`${wave(ground + 16)}${wave(ground + 28)}`} />
      </svg>
    </>
  );
}
