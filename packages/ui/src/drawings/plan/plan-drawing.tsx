import type { Plan, RoomCode } from '@novosel/contract/catalogue/drawn/plan.ts';
import { late } from '../../status/late.tsx';
import { useDrawingWidth } from '../use-drawing-width.ts';
import styles from './plan-drawing.module.css';
import { fitPlan } from './plan-scale.ts';

/** Pixels from which rooms are named: on a narrower plan some would be and some would not. */
const NAMED_FROM = 380;

interface PlanDrawingProps {
  plan: Plan;
  /** What a screen reader says for the whole drawing. */
  label: string;
  /** BCP 47 tag for the numbers: «4,30» or “4.30”. */
  locale: string;
  roomNames?: Partial<Record<RoomCode, string>> | undefined;
  /** `blue` stands on the turn panel; `small` has no dimension lines and no names. */
  variant?: 'full' | 'small' | 'blue';
  /** Pixels; a drawing that would be taller is made narrower. */
  maxHeight?: number | undefined;
}

/** It comes where a plan is in sight: panels that show none on a phone do not bring it there. */
const PlanPicture = late(async () => (await import('./plan-picture.tsx')).PlanPicture);

/** The plan of an estate from its data, at the width of its place. */
export function PlanDrawing({
  plan,
  label,
  locale,
  roomNames = {},
  variant = 'full',
  maxHeight,
}: PlanDrawingProps) {
  const [holder, width] = useDrawingWidth<HTMLDivElement>();
  const view = fitPlan(plan, width, { dimensions: variant !== 'small' && width >= 250, maxHeight });
  return (
    <div ref={holder} className={`${styles.plan} ${styles[variant]}`}>
      {width > 0 && (
        <PlanPicture
          plan={plan}
          view={view}
          width={width}
          label={label}
          locale={locale}
          names={variant === 'full' && width >= NAMED_FROM ? roomNames : {}}
          air={variant === 'small' ? 9 : 3}
          instead={<div style={{ height: view.height }} />}
        />
      )}
    </div>
  );
}
