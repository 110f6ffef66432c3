import type { PersonAct } from '../../../platform/act.ts';

/** Where the actor is signed in: staff only at the desk, buyers in the cabinet. */
export const doorOf = ({ actor }: PersonAct): 'cabinet' | 'office' =>
  actor.kind === 'staff' ? 'office' : 'cabinet';
