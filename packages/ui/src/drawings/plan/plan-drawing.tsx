import type { Plan, RoomCode } from '@novosel/contract/catalogue/drawn/plan.ts';
import { late } from '../../status/late.tsx';
import { useDrawingWidth } from '../use-drawing-width.ts';
import styles from './plan-drawing.module.css';
import { fitPlan } from './plan-scale.ts';

/** In px: the width from which rooms are named; a narrower plan has room for some of the names only. */
const NAMED_FROM = 380;

interface PlanDrawingProps {
  plan: Plan;
  /** The drawing's text for a screen reader. */
  label: string;
  /** BCP 47 tag for the numbers: «4,30» or “4.30”. */
  locale: string;
  roomNames?: Partial<Record<RoomCode, string>> | undefined;
  /** `blue` is for the turn panel; `small` has no dimension lines and no names. */
  variant?: 'full' | 'small' | 'blue';
  /** In px; a drawing that would be higher is made narrower. */
  maxHeight?: number | undefined;
}

/** Loaded when a plan is visible: a panel that hides its plan on a phone does not load it there. */
const PlanPicture = late(async () => (await import('./plan-picture.tsx')).PlanPicture);

/** The plan of an estate from its data, as wide as its container. */
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
