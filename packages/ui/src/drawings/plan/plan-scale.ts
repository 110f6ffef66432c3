import type { Plan } from '@novosel/contract/catalogue/drawn/plan.ts';

/** How centimetres of a plan become pixels of its drawing. */
export interface PlanView {
  scale: number;
  /** Position of the plan's (0, 0) in the drawing, in px. */
  left: number;
  top: number;
  height: number;
  dimensions: boolean;
}

/** The largest scale, in px per centimetre: a storage room is not drawn as large as a flat. */
const LARGEST = 0.9;
const RIM = { withDimensions: 38, bare: 2 };

export function fitPlan(
  plan: Plan,
  width: number,
  wish: { dimensions: boolean; maxHeight: number | undefined },
): PlanView {
  // Door leaves that open outwards are part of the drawing.
  const leaves = plan.doors.map(
    ({ gap, swing, width: leaf }) => gap.y + (swing === 'south' ? gap.height + leaf : 0),
  );
  const xs = plan.outline.map((corner) => corner.x);
  const ys = [...plan.outline.map((corner) => corner.y), ...leaves];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [wide, deep] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const rim = wish.dimensions ? RIM.withDimensions : RIM.bare;
  const room = Math.max(1, width - rim - RIM.bare * 3);
  const maxHeight = wish.maxHeight ?? Math.max(240, width * 0.78);
  const scale = Math.min(LARGEST, room / wide, Math.max(1, maxHeight - rim - RIM.bare) / deep);
  const slack = room - wide * scale;
  return {
    scale,
    left: rim + slack / 2 - x * scale,
    top: rim - y * scale,
    height: Math.ceil(rim + deep * scale + RIM.bare * 3),
    dimensions: wish.dimensions,
  };
}
