import type { Furniture, FurnitureCode } from '@novosel/contract/catalogue/drawn/plan.ts';
import type { ReactNode } from 'react';
import styles from './plan-drawing.module.css';

/** A piece of furniture seen from above, in centimetres. */
export function PlanFurniture({ item }: { item: Furniture }) {
  const upright = item.facing === 'east' || item.facing === 'west';
  const along = upright ? item.height : item.width;
  const out = upright ? item.width : item.height;
  return (
    <g className={styles.furniture} transform={turn(item)}>
      {pictures[item.code](along, out)}
    </g>
  );
}

/** The symbols are drawn with the back at the top, facing down; this rotates them to the item's direction. */
function turn({ x, y, width, height, facing }: Furniture): string {
  if (facing === 'south') return `translate(${x} ${y})`;
  if (facing === 'north') return `translate(${x + width} ${y + height}) rotate(180)`;
  if (facing === 'east') return `translate(${x} ${y + height}) rotate(-90)`;
  return `translate(${x + width} ${y}) rotate(90)`;
}

function box(x: number, y: number, width: number, height: number, rx = 0) {
  return <rect x={x} y={y} width={width} height={height} rx={rx} />;
}

const pictures: Record<FurnitureCode, (along: number, out: number) => ReactNode> = {
  bedDouble: (w, d) => (
    <>
      {box(0, 0, w, d, 6)}
      {box(w * 0.08, 10, w * 0.38, 42, 8)}
      {box(w * 0.54, 10, w * 0.38, 42, 8)}
      <path d={`M0 82H${w}`} />
    </>
  ),
  bedSingle: (w, d) => (
    <>
      {box(0, 0, w, d, 8)}
      {box(w * 0.12, 10, w * 0.76, 36, 8)}
      <path d={`M0 62H${w}`} />
    </>
  ),
  wardrobe: (w, d) => (
    <>
      {box(0, 0, w, d)}
      <path d={`M0 0L${w} ${d}M${w / 2} 0V${d}`} />
    </>
  ),
  shelf: (w, d) => (
    <>
      {box(0, 0, w, d)}
      <path d={`M${w / 3} 0V${d}M${(w * 2) / 3} 0V${d}`} />
    </>
  ),
  desk: (w, d) => (
    <>
      {box(0, 0, w, d, 4)}
      <path d={`M${w / 2 - 20} ${d + 4}v14a20 16 0 0 0 40 0v-14z`} />
    </>
  ),
  sofa: (w, d) => (
    <>
      {box(0, 0, w, d, 14)}
      {box(0, 0, w, 26, 8)}
      <path d={`M${w / 3} 26V${d}M${(w * 2) / 3} 26V${d}`} />
    </>
  ),
  armchair: (w, d) => (
    <>
      {box(0, 0, w, d, 16)}
      <path d={`M14 ${d}V28q0 -8 8 -8H${w - 22}q8 0 8 8V${d}`} />
    </>
  ),
  dining: (w, d) => {
    const chairs = w >= 140 ? [0.2, 0.5, 0.8] : w >= 110 ? [0.3, 0.7] : [0.5];
    return (
      <>
        {box(0, 34, w, d - 68, 10)}
        {chairs.map((share) => (
          <g key={share}>
            {box(w * share - 15, 0, 30, 28, 8)}
            {box(w * share - 15, d - 28, 30, 28, 8)}
          </g>
        ))}
      </>
    );
  },
  kitchen: (w, d) => (
    <>
      {box(0, 0, w, d)}
      <path d={`M${w - 60} 0V${d}`} />
      {box(w * 0.36, 12, 54, 36, 6)}
      {[20, 46].flatMap((x) => [18, 42].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={8} />))}
    </>
  ),
  bath: (w, d) => (
    <>
      {box(0, 0, w, d, 5)}
      {box(9, 8, w - 18, d - 16, 24)}
      <circle cx={w - 30} cy={d / 2} r={4} />
    </>
  ),
  shower: (w, d) => (
    <>
      {box(0, 0, w, d, 4)}
      <path d={`M0 0L${w} ${d}M${w} 0L0 ${d}`} />
    </>
  ),
  basin: (w, d) => (
    <>
      {box(0, 0, w, d, 7)}
      <ellipse cx={w / 2} cy={d / 2} rx={w * 0.33} ry={d * 0.3} />
    </>
  ),
  toilet: (w, d) => (
    <>
      {box(0, 0, w, 18, 4)}
      <ellipse cx={w / 2} cy={18 + (d - 18) / 2} rx={w * 0.44} ry={(d - 18) / 2} />
    </>
  ),
  washer: (w, d) => (
    <>
      {box(0, 0, w, d, 4)}
      <circle cx={w / 2} cy={d / 2} r={Math.min(w, d) * 0.34} />
    </>
  ),
  counter: (w, d) => (
    <>
      {box(0, 0, w, d, 4)}
      <path d={`M0 ${d - 16}H${w}`} />
    </>
  ),
  car: (w, d) => (
    <>
      {box(0, 0, w, d, 46)}
      <path
        d={`M20 ${d * 0.3}Q${w / 2} ${d * 0.22} ${w - 20} ${d * 0.3}L${w - 30} ${d * 0.4}Q${w / 2} ${d * 0.36} 30 ${d * 0.4}z`}
      />
      <path
        d={`M30 ${d * 0.82}Q${w / 2} ${d * 0.86} ${w - 30} ${d * 0.82}L${w - 22} ${d * 0.89}Q${w / 2} ${d * 0.93} 22 ${d * 0.89}z`}
      />
    </>
  ),
};
