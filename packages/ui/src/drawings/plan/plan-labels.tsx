import type { Plan, PlanRoom, RoomCode } from '@novosel/contract/catalogue/drawn/plan.ts';
import { textWidth } from '../text-width.ts';
import styles from './plan-drawing.module.css';
import type { PlanView } from './plan-scale.ts';

const NAME = 12;
const AREA = 14;

interface PlanLabelsProps {
  plan: Plan;
  view: PlanView;
  locale: string;
  names: Partial<Record<RoomCode, string>>;
  /** Free space around a label, in px: more on a small drawing, so that it is not crowded. */
  air: number;
}

/** Names and areas of the rooms. A name that does not fit into its room is left out, then the area too. */
export function PlanLabels({ plan, view, locale, names, air }: PlanLabelsProps) {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return plan.rooms.map((room) => {
    const area = number.format(room.areaCentiM2 / 100);
    const label = place(room, view, area, names[room.code], air);
    if (label === null) return null;
    const first = room.rects[0];
    return (
      <g key={`${room.code} ${first?.x} ${first?.y}`} transform={`translate(${label.x} ${label.y})`}>
        {label.name !== undefined && (
          <text className={styles.name} y={-4}>
            {label.name}
          </text>
        )}
        <text className={styles.area} y={label.name === undefined ? AREA / 3 : 12}>
          {area}
        </text>
      </g>
    );
  });
}

function place(room: PlanRoom, view: PlanView, area: string, name: string | undefined, air: number) {
  const floor = room.rects.reduce((best, next) =>
    next.width * next.height > best.width * best.height ? next : best,
  );
  const left = view.left + floor.x * view.scale;
  const top = view.top + floor.y * view.scale;
  const width = floor.width * view.scale;
  const height = floor.height * view.scale;
  const named = name !== undefined && textWidth(name, NAME) + 6 <= width && height >= 36;
  const half = {
    x: Math.max(textWidth(area, AREA), named ? textWidth(name, NAME) : 0) / 2 + air,
    y: named ? 18 : AREA / 2 + air / 3,
  };
  if (half.x * 2 > width || half.y * 2 > height) return null;
  return {
    x: clamp(view.left + room.label.x * view.scale, left + half.x, left + width - half.x),
    y: clamp(view.top + room.label.y * view.scale, top + half.y, top + height - half.y),
    name: named ? name : undefined,
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
