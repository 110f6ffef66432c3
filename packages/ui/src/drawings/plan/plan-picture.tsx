import type { Plan, RoomCode } from '@novosel/contract/catalogue/drawn/plan.ts';
import { PlanDimensions } from './plan-dimensions.tsx';
import { PlanFurniture } from './plan-furniture.tsx';
import { PlanLabels } from './plan-labels.tsx';
import type { PlanView } from './plan-scale.ts';
import { PlanShell } from './plan-shell.tsx';

export interface PlanPictureProps {
  plan: Plan;
  view: PlanView;
  /** In pixels. */
  width: number;
  label: string;
  locale: string;
  names: Partial<Record<RoomCode, string>>;
  /** Space between an area's text and the walls of its room, in px. */
  air: number;
}

/** The drawing of a plan. */
export const PlanPicture = ({ plan, view, width, label, locale, names, air }: PlanPictureProps) => (
  <svg width={width} height={view.height} role="img" aria-label={label}>
    <g transform={`translate(${view.left} ${view.top}) scale(${view.scale})`}>
      <PlanShell plan={plan} />
      {plan.furniture.map((item) => (
        <PlanFurniture key={`${item.code} ${item.x} ${item.y}`} item={item} />
      ))}
    </g>
    <PlanLabels plan={plan} view={view} locale={locale} names={names} air={air} />
    {view.dimensions && <PlanDimensions plan={plan} view={view} locale={locale} />}
  </svg>
);
