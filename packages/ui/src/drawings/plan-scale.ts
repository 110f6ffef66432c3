import type { Plan } from '@novosel/contract/catalogue/plan.ts';

/** How centimetres of a plan become pixels of its drawing. */
export interface PlanView {
  scale: number;
  /** Pixels of the plan's (0, 0). */
  left: number;
  top: number;
  height: number;
  dimensions: boolean;
}

const RIM = { withDimensions: 38, bare: 2 };

export function fitPlan(
  plan: Plan,
  width: number,
  wish: { dimensions: boolean; maxHeight: number | undefined },
): PlanView {
  const xs = plan.outline.map((corner) => corner.x);
  const ys = plan.outline.map((corner) => corner.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [wide, deep] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const rim = wish.dimensions ? RIM.withDimensions : RIM.bare;
  const room = Math.max(1, width - rim - RIM.bare * 3);
  const maxHeight = wish.maxHeight ?? Math.max(240, width * 0.78);
  const scale = Math.min(room / wide, Math.max(1, maxHeight - rim - RIM.bare) / deep);
  const slack = room - wide * scale;
  return {
    scale,
    left: rim + slack / 2 - x * scale,
    top: rim - y * scale,
    height: Math.ceil(rim + deep * scale + RIM.bare * 3),
    dimensions: wish.dimensions,
  };
}
