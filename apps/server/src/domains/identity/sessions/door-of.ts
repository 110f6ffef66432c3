import type { PersonAct } from '../../../platform/act.ts';

/** At which door somebody is signed in who acts: staff act at the desk alone, buyers in the cabinet. */
export const doorOf = ({ actor }: PersonAct): 'cabinet' | 'office' =>
  actor.kind === 'staff' ? 'office' : 'cabinet';
