import type { PersonAct } from '../../../platform/act.ts';

/** Returns the door at which the actor is signed in: staff act at the desk alone, buyers in the cabinet. */
export const doorOf = ({ actor }: PersonAct): 'cabinet' | 'office' =>
  actor.kind === 'staff' ? 'office' : 'cabinet';
