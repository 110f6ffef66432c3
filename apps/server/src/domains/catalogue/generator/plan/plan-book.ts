import type { Plan } from '@novosel/contract/catalogue/drawn/plan.ts';
import type { PlanEntry } from '../catalogue-shape.ts';
import { mirrorPlan } from './mirror-plan.ts';

/** The geometry of a plan as text: equal for two plans exactly when they are drawn alike. */
export function planSignature(plan: Plan): string {
  const corners = plan.outline.map(({ x, y }) => `${x},${y}`).join(' ');
  const rooms = plan.rooms
    .map(({ code, rects }) => `${code}:${rects.map(Object.values).join(';')}`)
    .toSorted();
  const holes = [...plan.doors, ...plan.windows].map(({ gap }) => Object.values(gap).join(',')).toSorted();
  return `${plan.kind}|${corners}|${rooms.join('|')}|${holes.join('|')}`;
}

/** Collects plan types; an identical plan gets the existing ID. */
export function openPlanBook() {
  const entries: PlanEntry[] = [];
  const known = new Map<string, number>();

  /** A plan that is by chance the mirror image of an earlier one is stored as its mirrored variant. */
  function add(plan: Plan): number {
    const signature = planSignature(plan);
    const old = known.get(signature);
    if (old !== undefined) return old;
    const mirrorOf = known.get(planSignature(mirrorPlan(plan))) ?? null;
    const id = entries.length + 1;
    entries.push({ id, mirrorOf, plan });
    known.set(signature, id);
    return id;
  }

  return {
    entries,
    add,
    /** The mirrored variant of a plan in the book. */
    addMirrored(id: number): number {
      const origin = entries.find((entry) => entry.id === id);
      if (origin === undefined) throw new RangeError(`No plan ${id}`);
      return add(mirrorPlan(origin.plan));
    },
  };
}

export type PlanBook = ReturnType<typeof openPlanBook>;
